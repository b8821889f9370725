import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressesOf } from '../check/check.ts';
import { textAt } from '../copy/json-file.ts';
import { filesIn, type Locales, prefixOf, publishedIn } from '../copy/read-locales.ts';
import { type Issue, issueInFile, sortIssues } from '../issues/issue.ts';
import { messages } from '../issues/messages.ts';
import { pageFile } from './hosting.ts';
import { readRedirects } from './redirects.ts';

/** What the build writes beside the pages, whoever the owner is. */
const builtFiles = [
  '.htaccess',
  '_headers',
  '_redirects',
  'apple-touch-icon.png',
  'assets/font-licenses.txt',
  'assets/licenses.md',
  'favicon.ico',
  'favicon.svg',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'manifest.webmanifest',
  'robots.txt',
  'sitemap.xml',
  'vercel.json',
];

const redirectsFile = '/_redirects';

/** What is published of `public/`, as it is. */
export const publishedFiles = (publicDir = 'public') =>
  filesIn(publicDir).filter((file) => file !== redirectsFile);

/** Files of `public/` that would replace one of the build's, or that a host refuses; redirects. */
export function checkPublic(locales: Locales, publicDir = 'public'): Issue[] {
  const files = publishedFiles(publicDir);
  const slug = textAt(locales.site?.root, 'slug') ?? 'slug';
  const paths = publishedIn(locales).flatMap((folder) =>
    addressesOf(folder, locales.pages, slug).map(({ path }) =>
      `${prefixOf(folder)}${path}`.replace(/(?<=.)\/$/, ''),
    ),
  );
  const homes = publishedIn(locales).map((folder) => prefixOf(folder) || '/');
  const missing = publishedIn(locales).map((folder) => `${prefixOf(folder)}/404`);
  // The check of addresses says which page another file stands in the way of.
  const built = [...builtFiles, ...[...homes, ...missing].map(pageFile)].map((file) => `/${file}`);
  const issues = files.flatMap((file) => {
    const message = isBuilt(file, built)
      ? messages.builtFile
      : badName.test(file) && messages.fileName;
    return message ? [issueInFile(`public${file}`, message)] : [];
  });
  const redirects = readRedirects(redirectsIn(publicDir), paths, [
    ...files,
    ...built,
    ...paths.map((path) => `/${pageFile(path)}`),
  ]);
  return sortIssues([...issues, ...redirects.issues]);
}

/** The text of the owner's redirects. */
export function redirectsIn(publicDir = 'public'): string {
  if (!filesIn(publicDir).includes(redirectsFile)) return '';
  return readFileSync(join(publicDir, redirectsFile), 'utf8').replace(/^\uFEFF/, '');
}

/** Neither can lie below the other, because one of them is a file. */
function isBuilt(file: string, built: string[]): boolean {
  const name = file.toLowerCase();
  return built.some(
    (each) => each === name || each.startsWith(`${name}/`) || name.startsWith(`${each}/`),
  );
}

/** Netlify refuses the first two, Windows the backslash. */
const badName = /[#?\\\p{Cc}]/u;
