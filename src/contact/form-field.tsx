import { chakra, Field } from '@chakra-ui/react';
import { AlertIcon } from '../icons/icons.tsx';

/** Shown while the browser marks the control as invalid. */
const InvalidIcon = chakra('span', {
  base: {
    display: 'none',
    flexShrink: 0,
    color: 'fg.error',
    'div:has(:user-invalid) > label > &': { display: 'block' },
  },
});

interface FormFieldProps extends Field.RootProps {
  label: string;
  hint?: string;
}

/**
 * A control with its label above, an icon beside the label if the browser found its value invalid (the
 * browser's own message says what is wrong), and its hint below.
 */
export function FormField({ label, hint, children, ...root }: FormFieldProps) {
  return (
    // The library's role, a group, would need a name.
    <Field.Root role="presentation" {...root}>
      {/* The icon is outside the control, where it would overlap text, an arrow or a scrollbar. */}
      <Field.Label>
        {label}
        <InvalidIcon>
          <AlertIcon size={22} />
        </InvalidIcon>
      </Field.Label>
      {children}
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
    </Field.Root>
  );
}
