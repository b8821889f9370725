import { chakra, Field } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { AlertIcon } from '../icons/icons';

interface FormFieldProps {
  label: string;
  hint?: string;
  required?: boolean;
  readOnly?: boolean;
  /** Blurred or submitted with an invalid value. The browser's own message says what is wrong. */
  invalid?: boolean;
  children: ReactNode;
}

/** A control with its label above, an icon beside the label if it is invalid, and its hint below. */
export function FormField({ label, hint, required, readOnly, invalid, children }: FormFieldProps) {
  return (
    <Field.Root required={required} readOnly={readOnly} invalid={invalid}>
      {/* The icon is outside the control, where it would overlap text, an arrow or a scrollbar. */}
      <Field.Label>
        {label}
        {invalid && (
          <chakra.span color="fg.error" flexShrink={0}>
            <AlertIcon size={22} />
          </chakra.span>
        )}
      </Field.Label>
      {children}
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
    </Field.Root>
  );
}
