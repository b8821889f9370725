import { type Issue, issueInFile } from './issue.ts';
import { messages } from './messages.ts';
import type { Locales } from './read-locales.ts';

/** What the build writes beside pages and files with a hash in their names. */
const builtFiles = [
  '/404.html',
  '/assets/font-licenses.txt',
  '/assets/licenses.md',
  '/index.html',
  '/manifest.webmanifest',
  '/robots.txt',
  '/sitemap.xml',
];

/** Files of `public/` that would replace one of the build's. `rules.ts` finds those of pages. */
export function checkPublic({ translations }: Locales, publicFiles: string[]): Issue[] {
  const ofLanguages = translations.flatMap(({ tag }) => [`/${tag}.html`, `/${tag}/404.html`]);
  const built = [...builtFiles, ...ofLanguages].map((file) => file.toLowerCase());
  return publicFiles
    .filter((file) => built.includes(file.toLowerCase()))
    .map((file) => issueInFile(`public${file}`, messages.builtFile));
}
