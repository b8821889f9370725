import { encodePath, findNamed } from './addresses.ts';
import { filesIn } from './read-locales.ts';

/** The `href` for an address, and a `path` if the address leads to a file in `public/`. */
export function hrefOf(address: string, publicDir = 'public') {
  const named = findNamed(address, filesIn(publicDir));
  return { path: named?.path, href: named ? encodePath(named.path) + named.rest : address };
}
