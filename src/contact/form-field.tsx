import { chakra, Field } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { AlertIcon } from '../icons/icons';

interface FormFieldProps {
  label: string;
  hint?: string;
  required?: boolean;
  /** Left, or sent, with something that the browser doesn't take. Its own bubble says what is wrong. */
  invalid?: boolean;
  children: ReactNode;
}

/** A control with its label above and its hint below, and an icon beside it when it is invalid. */
export function FormField({ label, hint, required, invalid, children }: FormFieldProps) {
  return (
    <Field.Root required={required} invalid={invalid}>
      <Field.Label>{label}</Field.Label>
      <chakra.div position="relative" w="full">
        {children}
        {invalid && (
          <chakra.span
            position="absolute"
            insetEnd={4}
            top="1rem"
            color="fg.error"
            pointerEvents="none"
          >
            <AlertIcon size={22} />
          </chakra.span>
        )}
      </chakra.div>
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
    </Field.Root>
  );
}
