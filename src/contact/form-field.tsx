import { Field } from '@chakra-ui/react';
import type { FieldError } from 'react-hook-form';
import { AlertIcon } from '../drawings/icons.tsx';

interface FormFieldProps extends Field.RootProps {
  label: string;
  hint?: string;
  error?: FieldError;
  wide?: boolean;
}

/** A field with its label, in both columns if `wide`. An icon and a message mark an invalid one. */
export function FormField({ label, hint, error, wide, children, ...root }: FormFieldProps) {
  return (
    // Without `role`, Chakra sets the role `group`, which needs an accessible name.
    <Field.Root
      role="presentation"
      invalid={error !== undefined}
      gridColumn={wide ? { md: 'span 2' } : undefined}
      {...root}
    >
      <Field.Label>
        {label}
        {/* Inside the field, the icon would cover text, the select's arrow or a scrollbar. */}
        <AlertIcon size={22} />
      </Field.Label>
      {children}
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
      {/* Chakra's `polite` would read all messages at once. A focused field is read with its own. */}
      <Field.ErrorText aria-live="off">
        {/* The browser may speak another language, in the other direction. */}
        <bdi>{error?.message}</bdi>
      </Field.ErrorText>
    </Field.Root>
  );
}
