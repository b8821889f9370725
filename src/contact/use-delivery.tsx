import { Link } from '@chakra-ui/react';
import type { SubmitHandler, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { whatsAppUrl } from '../content/links/urls.ts';
import { site } from '../content/site.ts';
import { deliver, type Message } from './message.ts';
import { confirmationId, toaster } from './toaster.tsx';

/** Returns the submit handler. It sends the message, says what has come of it, and empties the form. */
export function useDelivery({
  getValues,
  reset,
}: Pick<UseFormReturn<Message>, 'getValues' | 'reset'>): SubmitHandler<Message> {
  const { t } = useTranslation('contato');
  const { formEndpoint, whatsapp, figures } = site;

  function reportFailure({ nome, interesse, mensagem }: Message) {
    const form = t(($) => $.form);
    const options: Record<string, string> = form.interesse.options;
    const chat = whatsAppUrl(whatsapp, [nome, options[interesse], mensagem].join('\n'));
    toaster.error({
      title: form.delivery.failed,
      description: <Link href={chat}>{form.delivery.whatsapp}</Link>,
      duration: Number.POSITIVE_INFINITY,
    });
  }

  return async (values, event) => {
    toaster.remove();
    // `FormData` also has the fields of the service.
    const data = new FormData(event?.target);
    if (formEndpoint && !(await deliver(data, formEndpoint))) return reportFailure(values);
    const title = t(($) => $.form.success, { count: figures.replyDays });
    toaster.success({ id: confirmationId, title, duration: 4000 });
    // What the visitor has changed meanwhile is not sent, so it stays.
    if (JSON.stringify(getValues()) === JSON.stringify(values)) reset();
  };
}
