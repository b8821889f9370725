import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { issueAt, type JsonFile, type Node, valueAt } from '../copy/json-file.ts';
import { isSame } from '../copy/photos.ts';
import { type Locales, photoFolder } from '../copy/read-locales.ts';
import { type Issue, labelOf } from '../issues/issue.ts';
import { messages } from '../issues/messages.ts';

interface NamedLogo {
  file: JsonFile;
  node: Node;
  /** Undefined if the file is missing. */
  svg: string | undefined;
}

/** The logo that site.json names. */
export function namedLogo({ dir, site: file, photos }: Locales): NamedLogo | undefined {
  const node = valueAt(file?.root, 'logo');
  // The schema reports any other value.
  if (!file || typeof node?.value !== 'string' || !/\.svg$/i.test(node.value)) return undefined;
  const found = photos.find((each) => isSame(each, node.value));
  // Comments may hold markup, and visitors don't need them.
  const svg =
    found &&
    readFileSync(join(dir, photoFolder, found), 'utf8').replace(/^\uFEFF|<!--[\s\S]*?-->/g, '');
  return { file, node, svg };
}

/** Checks the SVG's text. Drawing shows other mistakes (tools/pictures/logo.ts). */
export function checkLogo(locales: Locales): Issue[] {
  const logo = namedLogo(locales);
  const message = logo && findMistake(logo, locales);
  return message ? [logoIssue(logo, message)] : [];
}

/** An issue where site.json names the logo. */
export const logoIssue = ({ file, node }: NamedLogo, message: string) =>
  issueAt(file, node.offset, 'logo', message);

/** What an `<img>` doesn't show, and what runs or is fetched when the file is opened. */
const foreign =
  /<(script|foreignObject|iframe)\b|\son[a-z]+\s*=|@import|\s(xlink:)?href\s*=\s*["'](?!#|data:)|url\(\s*["']?(?!#|data:|["'\s])/i;

function findMistake({ svg, node }: NamedLogo, { dir, photos }: Locales): string | undefined {
  if (svg === undefined) {
    const plain = (text: string) => text.normalize().toLowerCase();
    const similar = photos.find((each) => plain(each) === plain(node.value));
    if (similar) return messages.logoName(similar.normalize());
    return messages.logoMissing(labelOf(dir, photoFolder));
  }
  const [tag] = /<svg\b[^>]*>/.exec(svg) ?? [];
  if (!tag || !/\sxmlns\s*=/.test(tag)) return messages.noLogo;
  const sizes = tag.match(/\s(width|height)\s*=\s*["'][\d.]+[a-z]*["']/g);
  if (!/\sviewBox\s*=/.test(tag) && sizes?.length !== 2) return messages.logoSize;
  if (foreign.test(svg)) return messages.logoForeign;
}
