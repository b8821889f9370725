import type { FieldErrors, Resolver } from 'react-hook-form';
import type { Message } from './message.ts';

/** Makes what the browser says of invalid fields the form's errors, in the browser's own words. */
export const browserChecks: Resolver<Message> = (values, _context, { fields }) => {
  const errors: FieldErrors<Message> = {};
  for (const [name, field] of Object.entries(fields)) {
    const { validationMessage: message } = field.ref as HTMLInputElement;
    if (message) errors[name as keyof Message] = { type: 'native', message };
  }
  const isValid = Object.keys(errors).length === 0;
  return isValid ? { values, errors: {} } : { values: {}, errors };
};
