import { Box, chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { cloneElement } from 'react';

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
      {cloneElement(children, { id: name, 'aria-describedby': hint && hintId })}
      {hint && (
        <chakra.p id={hintId} textStyle="small" color="fg.muted" mt={2}>
          {hint}
        </chakra.p>
      )}
    </Box>
  );
}
