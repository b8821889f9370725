import { parseLinks } from '../src/content/links/parse-links.ts';
import { pageKeys, products } from '../src/content/pages.ts';
import type { Site } from '../src/content/site-schema.ts';
import { variablesOf, variablesOfCode } from '../src/content/variables.ts';
import type { Issue, Language } from './check/issue.ts';
import { nameOf } from './check/read.ts';
import type { Conventions } from './check/texts.ts';
import { list } from './check/words.ts';

const isPage = (name?: string) => pageKeys.some((page) => page === name);

/** Lists that may be empty, because the page then shows nothing of them. */
const mayBeEmpty = /\.(before\.items|testimonials\.items|journey\.tools)$/;

/** What the checker must know of this site's texts. */
export const conventions: Conventions = {
  markersIn,
  isShared: ({ key, text }) => /\.avatarUrl$/.test(key) || (/\.topic$/.test(key) && isPage(text)),
  untranslated: ['author', 'topic', 'avatarUrl', 'titleLang', 'sample'],
  lists: ['items', 'stages', 'meetings', 'tools'],
  onlyInSome: ['takeaway', 'topic', 'avatarUrl', 'alt', 'labels'],
  isOptional: (entry) =>
    /\.(avatarUrl|sample)$/.test(entry.key) ||
    (mayBeEmpty.test(entry.key) && entry.children.length === 0),
};

function markersIn(text = ''): string[] {
  const variable = /\{\{\s*([^{}]*?)\s*\}\}/g;
  const markers = [...text.matchAll(variable)].map(([, name]) => `{{${name}}}`);
  for (const part of parseLinks(text.replace(variable, 'x'))) {
    if (part.kind === 'tag') markers.push(`<${part.tag}>…</${part.tag}>`);
    else markers.push(...(part.text.match(/<[^<>]*>|{[^{}]*}|[{}<>]/g) ?? []));
  }
  return [...new Set(markers)];
}

/** The markers that texts may have, such as `{{name}}` and `<email>…</email>`. */
export function knownMarkers(site: Site): string[] {
  const variables = [...Object.keys(variablesOf(site)), ...variablesOfCode];
  const links = ['whatsapp', 'email', ...pageKeys, ...Object.keys(site.links ?? {})];
  return [
    ...variables.map((name) => `{{${name}}}`),
    ...links.map((name) => `<${name}>…</${name}>`),
  ];
}

/** Blocks in which each name is that of a page, so that owners may give no others. */
const namesOfPages: Record<string, string[]> = {
  'common.pages': pageKeys,
  'home.products.items': products,
};

/** Finds names that are those of no page. */
export function checkNamesOfPages({ entries }: Language): Issue[] {
  const issues: Issue[] = [];
  for (const [block, pages] of Object.entries(namesOfPages)) {
    const message = `Aqui só cabem os nomes destas páginas: ${list(pages)}. Para mudar o nome que o site mostra, mude só o texto, à direita. Se foi um “Substituir tudo”, desfaça-o em todos os arquivos, com Ctrl + Z, porque mudou outros nomes também. Se não, corrija este nome, ou tire o que sobra.`;
    for (const entry of entries.get(block)?.children ?? []) {
      if (!pages.includes(nameOf(entry.key))) issues.push({ ...entry, message });
    }
  }
  return issues;
}
