import { statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { domainToUnicode } from 'node:url';
import { linkFacts, type Network, type Site, type SiteData } from '../../src/content/site-data.ts';
import { decode, encodePath, findNamed } from './addresses.ts';
import { filesIn } from './read-locales.ts';

/** The owner's links. `where` is the host that a link leads to, or a file's kind and size. */
export function linksOf(site: Site, tag: string, publicDir = 'public'): SiteData['links'] {
  const links = linkFacts.flatMap((fact) => {
    const address = site[fact];
    if (!address) return [];
    const { path, href } = hrefOf(address, publicDir);
    const where = address.startsWith('/')
      ? fileInWords(join(publicDir, path ?? address), tag)
      : hostOf(href);
    return [[fact, { href, where }]];
  });
  return Object.fromEntries(links);
}

/** The `href` for an address, and a `path` if the address leads to a file in `public/`. */
export function hrefOf(address: string, publicDir = 'public') {
  const named = findNamed(address, filesIn(publicDir));
  return { path: named?.path, href: named ? encodePath(named.path) + named.rest : address };
}

const networkNames: Record<string, string> = {
  github: 'GitHub',
  linkedin: 'LinkedIn',
  soundcloud: 'SoundCloud',
  tiktok: 'TikTok',
  youtube: 'YouTube',
};

export function networksOf({ social }: Site): Network[] {
  return Object.entries(social).map(([id, href]) => {
    const name = networkNames[id] ?? id.charAt(0).toUpperCase() + id.slice(1);
    const path = decode(new URL(href).pathname).replace(/\/$/, '');
    return { id, name, href, where: hostOf(href) + path };
  });
}

const hostOf = (url: string) => domainToUnicode(new URL(url).hostname).replace(/^www\./, '');

function fileInWords(path: string, tag: string): string {
  const kind = extname(path).slice(1).toUpperCase();
  const { size } = statSync(path, { throwIfNoEntry: false }) ?? {};
  if (!size) return kind;
  const [unit, count] = size < 1e6 ? ['kilobyte', size / 1e3] : ['megabyte', size / 1e6];
  const format = new Intl.NumberFormat([tag, 'pt-BR'], {
    style: 'unit',
    unit,
    maximumFractionDigits: size < 1e6 ? 0 : 1,
  });
  return [kind, format.format(count)].filter(Boolean).join(', ');
}
