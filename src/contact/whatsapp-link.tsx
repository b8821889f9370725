import { Link } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { whatsAppUrl } from '../content/links/message-urls.ts';
import { site } from '../content/site.ts';
import type { Message } from './message.ts';

/** Opens a chat with the owner in which the message is ready to be sent. */
export function WhatsAppLink({ message }: { message: Message }) {
  const { t } = useTranslation('contato');
  const form = t(($) => $.form);
  const options: Record<string, string> = form.interesse.options;
  const lines = Object.values({ ...message, interesse: options[message.interesse] });
  const chat = whatsAppUrl(site.whatsapp, lines.filter(Boolean).join('\n'));
  return <Link href={chat}>{form.delivery.whatsapp}</Link>;
}
