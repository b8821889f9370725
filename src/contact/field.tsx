import { Box, chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { cloneElement } from 'react';
import { AlertIcon } from '../cobogo/icons';

interface FieldProps {
  /** Also the id of the control. */
  name: string;
  label: string;
  hint?: string;
  children: ReactElement<{ id?: string; 'aria-describedby'?: string }>;
}

/** A control with its label above and its hint below. */
export function Field({ name, label, hint, children }: FieldProps) {
  const hintId = `${name}-hint`;
  return (
    <Box>
      <chakra.label htmlFor={name} display="block" textStyle="label" mb={2}>
        {label}
      </chakra.label>
      <Box css={control}>
        {cloneElement(children, { id: name, 'aria-describedby': hint && hintId })}
        <span>
          <AlertIcon />
        </span>
      </Box>
      {hint && (
        <chakra.p id={hintId} textStyle="small" color="fg.muted" mt={2}>
          {hint}
        </chakra.p>
      )}
    </Box>
  );
}

/** The icon shows that the browser finds the control invalid, for those to whom colours say nothing. */
const control = {
  position: 'relative',
  '& > span': {
    display: 'none',
    position: 'absolute',
    insetInlineEnd: 8,
    top: 3,
    color: 'fg.error',
    pointerEvents: 'none',
  },
  '& :user-invalid ~ span': { display: 'block' },
};
