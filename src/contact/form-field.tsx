import { chakra, Field } from '@chakra-ui/react';
import { AlertIcon } from '../drawings/icons.tsx';

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

/** An icon marks an invalid control; the browser's message says why. */
export function FormField({ label, hint, children, ...root }: FormFieldProps) {
  return (
    // The library's role, `group`, would need a name.
    <Field.Root role="presentation" {...root}>
      {/* In the control, the icon would overlap text, an arrow or a scrollbar. */}
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
