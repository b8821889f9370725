import { Link } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { pageKeys, routeOf } from '../site/pages.ts';
import { useSiteData } from '../site/use-site-data.ts';
import { mailtoUrl, webAddress, whatsAppUrl } from './urls.ts';

const PageLink = createLink(Link);

/** In parentheses, so that `split` keeps what it finds. */
const link = new RegExp(`(<[\\w-]+>[^<>]*</[\\w-]+>|${webAddress.source})`, webAddress.flags);

interface Prefilled {
  message?: string;
  subject?: string;
}

/**
 * A text of the copy with links: `<whatsapp>` and `<email>` write to the owner, `<contato>` leads
 * to the page of that key, a web address to itself.
 */
export function LinkedText({ children: text, ...prefilled }: Prefilled & { children: string }) {
  return text.split(link).map((part, index) => {
    if (index % 2 === 0) return part;
    // biome-ignore lint/suspicious/noArrayIndexKey: parts never move
    return <TextLink key={index} {...prefilled} part={part} />;
  });
}

function TextLink({ part, message, subject }: Prefilled & { part: string }) {
  const { t } = useTranslation();
  const { site } = useSiteData();
  const [, name, words] = /^<(.+?)>(.*)</s.exec(part) ?? [];
  if (!name) return <Link href={part}>{part}</Link>;
  const page = pageKeys.find((key) => key === name);
  if (page) return <PageLink to={routeOf(page)}>{words}</PageLink>;
  const href =
    name === 'email'
      ? mailtoUrl(site.email, subject)
      : whatsAppUrl(site.whatsapp, message ?? t(($) => $.footer.whatsappMessage));
  return <Link href={href}>{words}</Link>;
}
