import { chakra, Field } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { AlertIcon } from '../icons/icons';

interface FormFieldProps {
  label: string;
  hint?: string;
  required?: boolean;
  readOnly?: boolean;
  /** Left, or sent, with something that the browser doesn't take. Its own bubble says what is wrong. */
  invalid?: boolean;
  children: ReactNode;
}

/** A control with its label above, an icon beside the label when it is invalid, and its hint below. */
export function FormField({ label, hint, required, readOnly, invalid, children }: FormFieldProps) {
  return (
    <Field.Root required={required} readOnly={readOnly} invalid={invalid}>
      {/* Not in the control, where an arrow, a word or a scrollbar may be. */}
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
