import { Link } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import {
  createFormControl,
  type FieldError,
  type FieldErrors,
  type Resolver,
  useForm,
  useFormState,
} from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { whatsAppUrl } from '../content/links/urls.ts';
import type { Resources } from '../content/resources.ts';
import { site } from '../content/site.ts';
import { deliver } from './deliver.ts';
import { toaster } from './toaster.tsx';

type Copy = Resources['contato']['form'];

/** A message, by the names of the form's fields, which are the blocks of the copy with a label. */
type Message = {
  [Name in keyof Copy as Copy[Name] extends { label: string } ? Name : never]: string;
};

/** Makes what the browser says of invalid fields the form's errors, in the browser's own words. */
const browserChecks: Resolver<Message> = (values, _context, { fields }) => {
  const errors: FieldErrors<Message> = {};
  for (const [name, field] of Object.entries(fields)) {
    const { validationMessage: message } = field.ref as HTMLInputElement;
    if (message) errors[name as keyof Message] = { type: 'native', message };
  }
  const isValid = Object.keys(errors).length === 0;
  return isValid ? { values, errors: {} } : { values: {}, errors };
};

const { formControl, control } = createFormControl<Message>();

const confirmationId = 'sent';

/**
 * The contact form's fields, state and sending, by react-hook-form. It differs from the library's
 * first example for these reasons:
 *
 * - The control is outside, so that a message, its errors and its sending survive a visit to another
 *   page. Then `useForm` needs the resolver, because it would remove the control's own, and
 *   `useFormState` reads the state, because that of `useForm` would begin anew at each visit.
 * - `onSubmit` first tells the library what the fields hold, because password managers may fill them
 *   in without events. For the same reason, no field has a rule such as `required`.
 * - A second press, as in a double click, sends nothing more. If the fields have just been emptied, the
 *   browser has marked them as `:user-invalid` before the event `submit`, and `reset()` undoes that.
 * - The first wrong field gets the focus once its message is there, so that screen readers read both
 *   together. If it has the focus already, they would say nothing, so the form's status repeats the
 *   message. They would read a message that changes at each key, so it waits until the typing pauses.
 */
export function useContactForm() {
  const { t } = useTranslation('contato');
  const { formEndpoint, whatsapp, figures } = site;
  const { register, handleSubmit, getValues, setValue, getErrors, setFocus, reset } = useForm({
    formControl,
    resolver: browserChecks,
    shouldFocusError: false,
    delayError: 1000,
  });
  const { errors, isSubmitting } = useFormState({ control });
  const [reminder, setReminder] = useState<FieldError>();

  function reportFailure(message: Message) {
    const form = t(($) => $.form);
    const options: Record<string, string> = form.interesse.options;
    const lines = Object.values({ ...message, interesse: options[message.interesse] });
    const chat = whatsAppUrl(whatsapp, lines.filter(Boolean).join('\n'));
    toaster.error({
      title: form.delivery.failed,
      description: <Link href={chat}>{form.delivery.whatsapp}</Link>,
      duration: Number.POSITIVE_INFINITY,
    });
  }

  async function send(message: Message, data: FormData) {
    toaster.remove();
    if (formEndpoint && !(await deliver(data, formEndpoint))) return reportFailure(message);
    const title = t(($) => $.form.success, { count: figures.replyDays });
    toaster.success({ id: confirmationId, title, duration: 4000 });
    // What the visitor has changed meanwhile is not sent, so it stays. Only `reset()` without values
    // calls the form's own `reset()`.
    if (JSON.stringify(getValues()) === JSON.stringify(message)) reset();
  }

  /** Tells the library what the fields hold, and returns that, with the fields of the service. */
  function readFields(form: HTMLFormElement): FormData {
    const data = new FormData(form);
    for (const name of Object.keys(getValues()) as (keyof Message)[]) {
      setValue(name, String(data.get(name) ?? ''));
    }
    return data;
  }

  function focusFirstError(form: HTMLFormElement) {
    const [firstWrong] = Object.keys(getErrors()) as (keyof Message)[];
    if (!firstWrong) return;
    const hasFocus = form.elements.namedItem(firstWrong) === document.activeElement;
    // If the same text came back at once, Chromium would tell screen readers of no change.
    if (hasFocus) setTimeout(setReminder, 200, getErrors(firstWrong));
    else setFocus(firstWrong);
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setReminder(undefined);
    const form = event.currentTarget;
    const data = readFields(form);
    const isEmpty = Object.values(getValues()).every((value) => value === '');
    if (isEmpty && toaster.isVisible(confirmationId)) form.reset();
    else if (!isSubmitting) await handleSubmit((message) => send(message, data))(event);
    focusFirstError(form);
  }

  const isCurrent = Object.values(errors).some((error) => error === reminder);
  return { register, errors, isSubmitting, reminder: isCurrent && reminder?.message, onSubmit };
}
