import { chakra, Field } from '@chakra-ui/react';
import { AlertIcon } from '../icons/icons';

interface FormFieldProps extends Field.RootProps {
  label: string;
  hint?: string;
}

/**
 * A control with its label above, an icon beside the label if it was left or submitted with an
 * invalid value (the browser's own message says what is wrong), and its hint below.
 */
export function FormField({ label, hint, children, ...root }: FormFieldProps) {
  return (
    // The library's role, a group, would need a name.
    <Field.Root role="presentation" {...root}>
      {/* The icon is outside the control, where it would overlap text, an arrow or a scrollbar. */}
      <Field.Label>
        {label}
        {root.invalid && (
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
