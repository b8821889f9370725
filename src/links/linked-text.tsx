import { Link } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import type { ReactElement } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { pageKeys, routeOf } from '../site/pages.ts';
import { useContent } from '../site/use-content.ts';
import { mailtoUrl, whatsAppUrl } from './urls.ts';

const PageLink = createLink(Link);

/** A web address, without its sentence's punctuation. */
const webAddress = /https?:\/\/[^\s<>]*[^\s<>.,;:!?)”’]/g;

/** i18next has filled the text in already. */
const asItIs = ((text: string) => text) as TFunction;

interface LinkedTextProps {
  children: string;
  message?: string;
  subject?: string;
}

/**
 * A text of the copy with links: `<whatsapp>` and `<email>` write to the owner, `<contato>` leads
 * to the page of that key, a web address to itself.
 */
export function LinkedText({ children: text, ...first }: LinkedTextProps) {
  const { t } = useTranslation();
  const { site } = useContent();
  if (!/<|https?:/.test(text)) return text;
  const addresses = text.match(webAddress) ?? [];
  const links: Record<string, ReactElement> = {
    whatsapp: (
      <Link
        href={whatsAppUrl(site.whatsapp, first.message ?? t(($) => $.footer.whatsappMessage))}
      />
    ),
    email: <Link href={mailtoUrl(site.email, first.subject)} />,
    ...Object.fromEntries(
      pageKeys.map((page) => [page, <PageLink key={page} to={routeOf(page)} />]),
    ),
    ...Object.fromEntries(
      addresses.map((address, index) => [index, <Link key={address} href={address} />]),
    ),
  };
  let count = 0;
  const marked = text.replace(webAddress, (address) => {
    const name = count++;
    return `<${name}>${address}</${name}>`;
  });
  return <Trans t={asItIs} defaults={marked} components={links} />;
}
