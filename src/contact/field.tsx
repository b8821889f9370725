import { Box, chakra } from '@chakra-ui/react';
import type { FormEvent, ReactElement } from 'react';
import { cloneElement, useState } from 'react';
import { AlertIcon } from '../cobogo/icons';

interface FieldProps {
  /** Also the id of the control. */
  name: string;
  label: string;
  hint?: string;
  /** What is said about a field left empty, and about one that holds something else than asked for. */
  complaints: { missing: string; mistyped: string };
  children: ReactElement<{ id?: string; 'aria-describedby'?: string; 'aria-invalid'?: true }>;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * A control with its label above, its hint below, and below that what the browser has to say about
 * it, in the page's language: the browser's own bubble speaks the browser's, and is gone with the next
 * key. The browser alone decides what is valid.
 */
export function Field({ name, label, hint, complaints, children }: FieldProps) {
  const [complaint, setComplaint] = useState('');
  const ids = { hint: `${name}-hint`, complaint: `${name}-complaint` };
  const describedBy = [complaint && ids.complaint, hint && ids.hint].filter(Boolean).join(' ');

  function listen({ target }: FormEvent) {
    const { valid, valueMissing } = (target as Control).validity;
    setComplaint(valid ? '' : valueMissing ? complaints.missing : complaints.mistyped);
  }

  return (
    <Box onInvalidCapture={listen} onInput={complaint ? listen : undefined}>
      <chakra.label htmlFor={name} display="block" textStyle="label" mb={2}>
        {label}
      </chakra.label>
      {cloneElement(children, {
        id: name,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': complaint ? true : undefined,
      })}
      {complaint && (
        <chakra.p id={ids.complaint} textStyle="small" display="flex" gap={2} mt={2}>
          <chakra.span color="fg.error" flexShrink={0}>
            <AlertIcon size={22} />
          </chakra.span>
          {complaint}
        </chakra.p>
      )}
      {hint && (
        <chakra.p id={ids.hint} textStyle="small" color="fg.muted" mt={2}>
          {hint}
        </chakra.p>
      )}
    </Box>
  );
}
