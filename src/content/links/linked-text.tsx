import { Link } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { pageKeys, routeOf } from '../pages.ts';
import { site } from '../site.ts';
import { mailtoUrl, whatsAppUrl } from './message-urls.ts';
import { parseLinks, type TextPart } from './parse-links.ts';
import { withBase } from './urls.ts';

const InlinePageLink = createLink(Link);

interface Prefilled {
  message?: string;
  subject?: string;
}

/**
 * A text of the copy. Web addresses become links, and so do tags such as `<contato>aqui</contato>`,
 * whose names are those of pages, `email`, `whatsapp`, and the names in `links` of `site.json`.
 * Sections get texts, but i18next's `Trans` needs their keys. It also makes no link of a bare address.
 */
export function LinkedText({ children: text, ...prefilled }: Prefilled & { children: string }) {
  return parseLinks(text).map((part, index) => {
    if (part.kind === 'words') return part.text;
    // biome-ignore lint/suspicious/noArrayIndexKey: parts never move
    return <TextLink key={index} {...prefilled} part={part} />;
  });
}

function TextLink({ part, message, subject }: Prefilled & { part: TextPart }) {
  const { t } = useTranslation();
  if (part.kind !== 'tag') return <Link href={part.text}>{part.text}</Link>;
  const { tag, words } = part;
  if (tag === 'email') return <Link href={mailtoUrl(site.email, subject)}>{words}</Link>;
  if (tag === 'whatsapp') {
    const text = message ?? t(($) => $.footer.whatsappMessage);
    return <Link href={whatsAppUrl(site.whatsapp, text)}>{words}</Link>;
  }
  const address = site.links?.[tag];
  if (address) return <Link href={withBase(address)}>{words}</Link>;
  const page = pageKeys.find((key) => key === tag);
  return page ? <InlinePageLink to={routeOf(page)}>{words}</InlinePageLink> : part.text;
}
