import type { FieldErrors, Resolver } from 'react-hook-form';

/** A message, by the names of the form's fields. */
export interface Message {
  nome: string;
  email: string;
  telefone: string;
  interesse: string;
  mensagem: string;
}

/**
 * Reads the fields, because password managers may fill them in without events, and makes what the
 * browser says of invalid ones the form's errors, in the browser's own words.
 */
export const browserChecks: Resolver<Message> = (values, _context, { fields }) => {
  const message = { ...values };
  const errors: FieldErrors<Message> = {};
  for (const { ref } of Object.values(fields)) {
    const { name, value, validationMessage } = ref as HTMLInputElement & { name: keyof Message };
    message[name] = value;
    if (validationMessage) errors[name] = { type: 'native', message: validationMessage, ref };
  }
  const isValid = Object.keys(errors).length === 0;
  return isValid ? { values: message, errors: {} } : { values: {}, errors };
};
