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

/** A field with its label. An icon marks an invalid field, and the browser's message says why. */
export function FormField({ label, hint, children, ...root }: FormFieldProps) {
  return (
    // Without `role`, Chakra sets the role `group`, which needs an accessible name.
    <Field.Root role="presentation" {...root}>
      {/* Inside the field, the icon would cover text, the select's arrow or a scrollbar. */}
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
