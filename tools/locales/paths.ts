import { join as joinPath } from 'node:path';
import { type LocaleFolder, listFolder, localeFile, sourceTag } from './folder.ts';
import {
  type JsonFile,
  join,
  mistakeAt,
  type Node,
  placeOf,
  propertiesOf,
  valueAt,
} from './json-file.ts';
import { says } from './messages.ts';
import { saysOfSite } from './messages-site.ts';
import type { Mistake } from './mistake.ts';
import { checkLetters } from './text.ts';
import { variablesIn } from './variables.ts';

/** Files that the build writes at the root of the site and in each language's folder. */
const written = ['404', '404.html', 'index', 'index.html'];
const writtenOnce = [
  'assets',
  'robots.txt',
  'sitemap.xml',
  '.vite',
  'favicon.ico',
  'favicon.svg',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'manifest.webmanifest',
  '_headers',
  '_redirects',
  'vercel.json',
];

interface Address {
  file: JsonFile;
  node: Node;
  page: string;
  tag: string;
  /** As it stands in the file, the slug filled in. */
  path: string;
}

/** What is wrong with one address, whatever the others are. */
export function checkPath(path: string): string[] {
  const [blank] = checkLetters(path);
  if (blank) return [blank];
  const { names } = variablesIn(path);
  const strange = [...names].filter((name) => name !== 'slug');
  if (strange.length > 0) return strange.map((name) => saysOfSite.pathVariable(name));
  const plain = path.replace(/\{\{\s*slug\s*\}\}/g, 'slug');

  if (/[{}]/.test(plain)) return [says.brokenVariable];
  if (!plain.startsWith('/')) return [saysOfSite.pathStart];
  if (/[?#]/.test(plain)) return [saysOfSite.pathQuery];
  if (/\s/.test(plain)) return [saysOfSite.pathSpace];
  if (plain !== '/' && plain.endsWith('/')) {
    return [saysOfSite.pathEnd(path.replace(/\/+$/, '') || '/')];
  }
  if (/\p{Lu}/u.test(plain)) {
    return [saysOfSite.pathCapitals(path.replace(/\p{Lu}/gu, (letter) => letter.toLowerCase()))];
  }
  if (/\/\/|\/\.+(\/|$)/.test(plain)) return [saysOfSite.pathEmptyPart];
  if (plain.endsWith('.html') && !written.includes(plain.slice(1))) return [saysOfSite.pathHtml];
  const sign = /[^\p{L}\p{M}\p{N}\-_./]/u.exec(plain)?.[0];
  return sign ? [saysOfSite.pathSign(sign)] : [];
}

/** What is wrong with the addresses of all languages side by side. */
export function checkPaths(folders: LocaleFolder[], slug: string, publicDir: string): Mistake[] {
  const tags = folders.map(({ tag }) => tag);
  const files = publicFiles(publicDir);
  return folders.flatMap((folder) => {
    const addresses = addressesOf(folder, slug);
    return addresses.flatMap((address) => {
      const message =
        twice(address, addresses) ?? insidePrefix(address, tags) ?? onFile(address, files);
      if (!message) return [];
      return [mistakeAt(address.file, address.node, join('paths', address.page), message)];
    });
  });
}

function addressesOf({ tag, files }: LocaleFolder, slug: string): Address[] {
  const file = files.get(localeFile);
  const paths = valueAt(file?.root, 'paths');
  if (!file || !paths) return [];
  return propertiesOf(paths).flatMap(({ name, value }) => {
    if (value.type !== 'string') return [];
    const path = String(value.value).replace(/\{\{\s*slug\s*\}\}/g, slug);
    return [{ file, node: value, page: name, tag, path }];
  });
}

/** The later one is to blame; hosts that don't tell capitals apart would mix them up too. */
function twice({ path, page, node, file }: Address, all: Address[]): string | undefined {
  const same = all.find((other) => trim(other.path) === trim(path));
  if (!same || same.page === page || same.node.offset >= node.offset) return;
  return saysOfSite.pathTwice(path, same.page, placeOf(file, same.node));
}

function insidePrefix({ path, tag }: Address, tags: string[]): string | undefined {
  const first = path.split('/')[1]?.toLowerCase();
  const prefix = tags.find((each) => each !== sourceTag && each.toLowerCase() === first);
  if (!prefix) return;
  if (prefix === tag) return saysOfSite.pathOwnPrefix(tag, path.slice(tag.length + 1) || '/');
  return tag === sourceTag ? saysOfSite.pathPrefix(prefix) : undefined;
}

function onFile({ path, tag }: Address, files: string[]): string | undefined {
  const parts = trim(path).split('/').slice(1);
  const root = tag === sourceTag ? [] : [tag.toLowerCase()];
  const [first = ''] = parts;
  const reserved = tag === sourceTag ? [...written, ...writtenOnce] : written;
  if (reserved.includes(first)) return saysOfSite.pathReserved(`/${[...root, first].join('/')}`);
  const ways = parts.map((_, end) => [...root, ...parts.slice(0, end + 1)].join('/'));
  const file = files.find((each) => ways.includes(each) || each === `${ways.at(-1)}/index.html`);
  return file === undefined ? undefined : saysOfSite.pathReserved(`/${file}`);
}

function trim(path: string): string {
  return path.toLowerCase().replace(/(?<=.)\/+$/, '');
}

function publicFiles(dir: string, below = ''): string[] {
  return listFolder(joinPath(dir, below)).flatMap((entry) => {
    const path = below ? `${below}/${entry.name}` : entry.name;
    return entry.isDirectory() ? publicFiles(dir, path) : [path.toLowerCase()];
  });
}
