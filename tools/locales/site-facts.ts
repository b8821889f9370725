import { existsSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import { getNodeValue } from 'jsonc-parser';
import type { Site } from '../../src/i18n/content.ts';
import { siteVariables } from '../../src/i18n/i18n.ts';
import { weekdays } from '../../src/i18n/weekdays.ts';
import {
  type JsonFile,
  join,
  mistakeAt,
  type Node,
  propertiesOf,
  readJsonFile,
  valueAt,
} from './json-file.ts';
import { labelOf, type Mistake, mistakeInFile } from './mistake.ts';
import { says } from './sentences.ts';
import { suggest } from './suggest.ts';

/** What a fact of `site.json` must look like. */
interface Fact {
  fits: (value: unknown) => boolean;
  example: string;
  hint?: string;
  /** The site can do without it. */
  optional?: true;
}

const matches = (pattern: RegExp) => (value: unknown) =>
  typeof value === 'string' && pattern.test(value);
const isUrl = (value: unknown) => matches(/^https?:\/\//)(value) && URL.canParse(String(value));
const isBlock = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isSize = (value: unknown) => Number.isInteger(value) && Number(value) > 0;

const link: Fact = {
  fits: isUrl,
  example: '"https://example.com/perfil"',
  hint: 'desde https://',
};

/** The compiler holds these names to those that the site's code asks for. */
const facts = {
  name: { fits: matches(/\S/), example: '"Helena Prado"' },
  firstName: {
    fits: matches(/\S/),
    example: '"Maria Helena"',
    hint: 'ou apague a linha para valer a primeira palavra do nome',
    optional: true,
  },
  slug: {
    fits: matches(/^[a-z\d]+(-[a-z\d]+)*$/),
    example: '"helena-prado"',
    hint: 'só com letras minúsculas sem acento, números e hífen',
  },
  email: { fits: matches(/^[^\s@]+@[^\s@]+\.[^\s@]+$/), example: '"contato@example.com"' },
  whatsapp: {
    fits: matches(/^\d{8,15}$/),
    example: '"5511900000000"',
    hint: 'só com dígitos, entre aspas e com o código do país',
  },
  address: {
    fits: (value) => isUrl(value) && !/[?#]/.test(String(value)),
    example: '"https://www.example.com"',
    hint: 'desde https:// e sem “?” nem “#”',
  },
  portrait: {
    // `null` for her initials.
    fits: (value) =>
      value === null ||
      (isBlock(value) &&
        matches(/^\/[^/]/)(value.src) &&
        isSize(value.width) &&
        isSize(value.height)),
    example: '{ "src": "/retrato.jpg", "width": 800, "height": 1000 }',
    hint: 'ou null para as iniciais',
    optional: true,
  },
  formEndpoint: {
    // `null` for a form that sends nothing.
    fits: (value) =>
      value === null ||
      (isUrl(value) &&
        (/^https:/.test(String(value)) || new URL(String(value)).hostname === 'localhost')),
    example: '"https://example.com/formulario"',
    hint: 'desde https://, ou null para o formulário não enviar nada',
    optional: true,
  },
  openDays: {
    fits: (value) =>
      Array.isArray(value) &&
      value.length > 0 &&
      new Set(value).size === value.length &&
      value.every((day) => Object.hasOwn(weekdays, String(day))),
    example: JSON.stringify(Object.keys(weekdays)).replaceAll(',', ', '),
    hint: 'cada dia uma vez, ou apague a linha para não dizer nenhum',
    optional: true,
  },
  social: { fits: isBlock, example: '{ … }' },
  figures: { fits: isBlock, example: '{ … }' },
} satisfies Record<keyof Omit<Site, 'sample'>, Fact>;

const social = {
  instagram: link,
  linkedin: link,
  google: link,
} satisfies Record<keyof Site['social'], Fact>;

/** A text is declined by this figure. */
const figures = {
  replyDays: { fits: Number.isInteger, example: '1', hint: 'sem aspas' },
} satisfies Partial<Record<keyof Site['figures'], Fact>>;

/** Figures may be added at will. */
const figure: Fact = {
  fits: (value) => typeof value === 'number' || matches(/\S/)(value),
  example: '10',
  hint: 'ou um texto entre aspas, como "500+"',
};

/** Holds `site.json` to what the site needs to know. */
export function checkSite(dir: string): Mistake[] {
  const file = readSiteFile(dir);
  if (!file) return [mistakeInFile(labelOf(dir, 'site.json'), says.missingSite)];
  const { root } = file;
  if (!root) return file.mistakes;
  if (root.type !== 'object') return [mistakeAt(file, 0, '', says.fact('{ "name": "…" }'))];
  return [
    ...file.mistakes,
    ...checkBlock(file, root, '', facts),
    ...checkBlock(file, valueAt(root, 'social'), 'social', social),
    ...checkBlock(file, valueAt(root, 'figures'), 'figures', figures, figure),
  ];
}

/** What texts may say without being handed it, with its values, and the slug; nothing if nobody knows. */
export function readFacts(dir: string): { facts?: Record<string, unknown>; slug: string } {
  const root = readSiteFile(dir)?.root;
  const slug = String(valueAt(root, 'slug')?.value ?? 'slug');
  if (root?.type !== 'object') return { slug };
  return { facts: siteVariables(getNodeValue(root) as Site), slug };
}

function readSiteFile(dir: string): JsonFile | undefined {
  const path = joinPath(dir, 'site.json');
  return existsSync(path) ? readJsonFile(path) : undefined;
}

function checkBlock(
  file: JsonFile,
  block: Node | undefined,
  path: string,
  known: Record<string, Fact>,
  other?: Fact,
): Mistake[] {
  if (block?.type !== 'object') return [];
  const properties = propertiesOf(block).filter(({ name }) => join(path, name) !== 'sample');
  const missing = Object.keys(known).filter(
    (name) => !known[name]?.optional && !properties.some((property) => property.name === name),
  );
  const told = new Set<string>();
  const mistakes = properties.flatMap(({ name, key, value }) => {
    const isKnown = Object.hasOwn(known, name);
    const meant = isKnown ? undefined : suggest(name, missing);
    if (meant) told.add(meant);
    const fact = isKnown ? known[name] : meant ? undefined : other;
    if (fact?.fits(getNodeValue(value))) return [];
    const sentence = fact ? says.fact(fact.example, fact.hint) : says.unknownFact(name, meant);
    return [mistakeAt(file, (fact ? value : key).offset, join(path, name), sentence)];
  });
  const start = block.parent?.children?.[0] ?? block;
  const lacking = missing.filter((name) => !told.has(name));
  return [
    ...mistakes,
    ...lacking.map((name) => {
      const sentence = says.missingFact(name, known[name]?.example ?? '');
      return mistakeAt(file, start.offset, join(path, name), sentence);
    }),
  ];
}
