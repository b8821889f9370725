import { type FormEvent, useState } from 'react';
import {
  createFormControl,
  type FieldError,
  type FieldErrors,
  type SubmitErrorHandler,
  type SubmitHandler,
  useForm,
} from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { site } from '../content/site.ts';
import { deliver } from './deliver.ts';
import { browserChecks, type Message } from './message.ts';
import { toaster } from './toaster.tsx';
import { WhatsAppLink } from './whatsapp-link.tsx';

// Outside of React, so that a message, its errors and its sending survive a visit to another page.
const { formControl } = createFormControl<Message>();

const confirmationId = 'sent';

const ignore = (event: FormEvent) => event.preventDefault();

/** The contact form's fields, state and sending, by react-hook-form. */
export function useContactForm() {
  const { t } = useTranslation('contato');
  const { register, handleSubmit, getValues, setValues, setFocus, reset, formState } = useForm({
    formControl,
    resolver: browserChecks,
    // The library would focus a wrong field at once. `setFocus` waits until its message can be read, too.
    shouldFocusError: false,
    // Screen readers would read a message that changes at each key, so it waits for a pause.
    delayError: 1000,
  });
  // Because `isReady` is read, the library renders the control's state as soon as a visitor returns.
  const { errors, isReady, isSubmitting } = formState;
  const { reminder, remind } = useReminder(errors);

  const send: SubmitHandler<Message> = async (message, event) => {
    // The library doesn't know yet what was filled in without events.
    setValues(message);
    toaster.remove();
    const { formEndpoint, figures } = site;
    const data = new FormData(event?.target);
    const isDelivered = !formEndpoint || (await deliver(data, formEndpoint));
    if (!isDelivered) {
      toaster.error({
        title: t(($) => $.form.delivery.failed),
        description: <WhatsAppLink message={message} />,
        duration: Number.POSITIVE_INFINITY,
      });
      return;
    }
    const title = t(($) => $.form.success, { count: figures.replyDays });
    toaster.success({ id: confirmationId, title, duration: 4000 });
    // What the visitor has changed meanwhile is not sent, so it stays.
    if (JSON.stringify(getValues()) === JSON.stringify(message)) reset();
  };

  /** Whether a double click's second press finds the fields that the first has just emptied. */
  const isSecondPress = (form: HTMLFormElement) => {
    const data = new FormData(form);
    const isEmpty = Object.keys(getValues()).every((name) => !data.get(name));
    return isEmpty && toaster.isVisible(confirmationId);
  };

  const onInvalid: SubmitErrorHandler<Message> = (errors, event) => {
    // Only `reset()` without values also resets the form itself, whose fields the browser has marked as
    // `:user-invalid`.
    if (isSecondPress(event?.target)) return reset();
    const [name, error] = Object.entries(errors)[0] as [keyof Message, FieldError];
    if (error.ref === document.activeElement) remind(error);
    else setFocus(name);
  };

  return {
    register,
    errors,
    isReady,
    isSubmitting,
    reminder,
    onSubmit: isSubmitting ? ignore : handleSubmit(send, onInvalid),
  };
}

/** Repeats the message of a wrong field that has the focus already. Screen readers would say nothing. */
function useReminder(errors: FieldErrors<Message>) {
  const [repeated, setRepeated] = useState<FieldError>();
  return {
    // If the same text came back at once, Chromium would tell screen readers of no change.
    remind: (error: FieldError) => setTimeout(setRepeated, 200, error),
    reminder: Object.values(errors).find((error) => error === repeated)?.message,
  };
}
