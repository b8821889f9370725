import { domainToUnicode } from 'node:url';
import type { Network, Site } from '../../src/content/site-data.ts';
import { decode, encodePath, findNamed } from './addresses.ts';
import { filesIn } from './read-locales.ts';

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
