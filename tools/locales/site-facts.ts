import { existsSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import { siteVariables } from '../../src/i18n/i18n.ts';
import type { AgendaEntry } from '../../src/site/agenda.ts';
import type { Figures, Site } from '../../src/site/content.ts';
import { datedPages } from '../../src/site/pages.ts';
import { weekdays } from '../../src/site/weekdays.ts';
import { clockTime, isDay } from './dates.ts';
import type { LocaleFolder } from './folder.ts';
import { type Issue, issueInFile, labelOf } from './issue.ts';
import {
  dataOf,
  issueAt,
  type JsonFile,
  join,
  type Node,
  placeOf,
  propertiesOf,
  readJsonFile,
  textAt,
  valueAt,
} from './json-file.ts';
import { messages } from './messages.ts';

/** What a fact of `site.json` must look like, and when it is still a sample. */
interface Fact {
  fits: (value: unknown) => boolean;
  example: string;
  hint?: string;
  /** Whether it may be left out. */
  optional?: true;
  /** Recognises a sample, and names it in two or three words with what to do. */
  sample?: { is: (value: string) => boolean; what: string; advice: string };
}

const matches = (pattern: RegExp) => (value: unknown) =>
  typeof value === 'string' && pattern.test(value);
const isUrl = (value: unknown) => matches(/^https?:\/\//)(value) && URL.canParse(String(value));
const isBlock = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isSize = (value: unknown) => Number.isInteger(value) && Number(value) > 0;

/** Reserved hosts (RFC 2606 and 6761) and those of local networks. */
const nobodys =
  /^(.*\.)?(example\.(com|net|org)|example|test|invalid|local|localhost|internal)\.?$|^[^.]*$|^\[|^(0|10|127|192\.168|169\.254|172\.(1[6-9]|2\d|3[01]))\.[\d.]+$/i;
const isNobodys = (url: string) => !URL.canParse(url) || nobodys.test(new URL(url).hostname);
const isNotPublic = (url: string) => !/^https:/i.test(url) || isNobodys(url);

const figure: Fact = {
  fits: (value) => (Number.isFinite(value) && Number(value) >= 0) || matches(/\S/)(value),
  example: '10',
  hint: 'ou um texto entre aspas, como "500+"',
};

/** A figure that a plural form depends on, or that is compared with a list. */
const count: Fact = { fits: isSize, example: '1', hint: 'sem aspas' };

const hour: Fact = {
  fits: (value) =>
    (typeof value === 'number' || typeof value === 'string') && clockTime(value) !== undefined,
  example: '"9h30"',
  hint: 'como um relógio mostra',
};

const network: Fact = {
  fits: isUrl,
  example: '"https://example.com/perfil"',
  hint: 'desde https://',
  optional: true,
  sample: {
    is: isNotPublic,
    what: 'endereço de rede social de exemplo',
    advice: 'escreva o endereço do seu perfil',
  },
};

const at: Fact = { fits: matches(/^([01]\d|2[0-3]):[0-5]\d$/), example: '"19:00"', optional: true };

type FactPath =
  | keyof Omit<Site, 'sample'>
  | `agenda.${keyof AgendaEntry}`
  | `social.${keyof Site['social']}`
  | `figures.${keyof Figures}`;

/** The table of facts. To add one, write its type into `Site` (src/site/content.ts) and a row here. */
export const facts: Record<string, Fact> = {
  name: {
    fits: matches(/\S/),
    example: '"Helena Prado"',
    sample: {
      is: (value) => value === 'Helena Prado',
      what: 'nome de exemplo',
      advice: 'escreva o seu nome',
    },
  },
  firstName: {
    fits: matches(/\S/),
    example: '"Maria Helena"',
    hint: 'ou apague a linha para valer a primeira palavra do nome',
    optional: true,
  },
  slug: {
    // A file is named after it.
    fits: matches(/^(?!.{51})[a-z\d]+(-[a-z\d]+)*$/),
    example: '"helena-prado"',
    hint: 'só com letras minúsculas sem acento, números e hífen, até 50 no total',
    sample: {
      is: (value) => value === 'helena-prado',
      what: 'endereço da página de palestras de exemplo',
      advice: 'escreva o seu nome sem acentos, em minúsculas, com hífens',
    },
  },
  email: {
    fits: matches(/^[^\s@]+@[^\s@]+\.[^\s@]+$/),
    example: '"contato@example.com"',
    sample: {
      is: (value) => isNobodys(value.replace(/^.*@/, 'https://')),
      what: 'e-mail de exemplo',
      advice: 'escreva o e-mail em que você responde',
    },
  },
  whatsapp: {
    fits: matches(/^\d{8,15}$/),
    example: '"5511900000000"',
    hint: 'só com dígitos, entre aspas e com o código do país',
    sample: {
      is: (value) => /0{6}$/.test(value) || value.length < 10,
      what: 'número de WhatsApp de exemplo',
      advice: 'escreva o seu número com código do país e DDD, só com dígitos',
    },
  },
  address: {
    fits: (value) => isUrl(value) && !/[?#]/.test(String(value)),
    example: '"https://www.example.com"',
    hint: 'desde https:// e sem “?” nem “#”',
    sample: {
      is: isNotPublic,
      what: 'falta o endereço público do site',
      advice: 'escreva o endereço completo, começando por https://',
    },
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
    sample: {
      is: isNotPublic,
      what: 'endereço de formulário que não é de ninguém',
      advice: 'escreva o do serviço que recebe as mensagens, ou null para não enviar nada',
    },
  },
  openDays: {
    fits: (value) =>
      Array.isArray(value) &&
      value.length > 0 &&
      new Set(value).size === value.length &&
      value.every((day) => typeof day === 'string' && Object.hasOwn(weekdays, day)),
    example: JSON.stringify(Object.keys(weekdays)).replaceAll(',', ', '),
    hint: 'cada dia uma vez, ou apague a linha para não dizer nenhum',
    optional: true,
  },
  agenda: {
    fits: (value) => Array.isArray(value) && value.every(isBlock),
    example: '[{ "page": "renovare", "date": "2027-03-08" }]',
    optional: true,
  },
  'agenda.page': {
    fits: (value) => datedPages.some((page) => page === value),
    example: datedPages.map((page) => `"${page}"`).join(', '),
    hint: 'uma destas páginas',
  },
  'agenda.date': { fits: isDay, example: '"2027-03-08"', hint: 'um dia do calendário' },
  'agenda.time': at,
  'agenda.until': at,
  'agenda.place': { fits: matches(/\S/), example: '"Curitiba, PR"', optional: true },
  'agenda.url': { ...network, sample: undefined },
  social: { fits: isBlock, example: '{ … }' },
  'social.instagram': network,
  'social.linkedin': network,
  'social.google': network,
  figures: { fits: isBlock, example: '{ … }' },
  'figures.replyDays': count,
  'figures.meetings': count,
  'figures.opensAt': hour,
  'figures.closesAt': hour,
  'figures.bookEdition': figure,
  'figures.ageFrom': figure,
  'figures.ageTo': figure,
  'figures.groupFrom': figure,
  'figures.groupTo': figure,
  'figures.planDays': figure,
  'figures.talkFrom': figure,
  'figures.talkTo': figure,
} satisfies Record<FactPath, Fact>;

/** The issues in `site.json`. */
export function checkSite(dir: string, publicFiles: string[]): Issue[] {
  const file = readSiteFile(dir);
  if (!file) return [issueInFile(labelOf(dir, 'site.json'), messages.missingSite)];
  const { root } = file;
  if (!root) return file.issues;
  if (root.type !== 'object')
    return [issueAt(file, 0, '', messages.wrongKind('object', root.type))];
  const agenda = valueAt(root, 'agenda');
  const entries = agenda?.type === 'array' ? (agenda.children ?? []) : [];
  return [
    ...file.issues,
    ...checkBlock(file, root),
    ...checkBlock(file, valueAt(root, 'social'), 'social'),
    ...checkBlock(file, valueAt(root, 'figures'), 'figures'),
    ...entries.flatMap((entry) => checkBlock(file, entry, 'agenda')),
    ...checkOrder(file, root),
    ...checkAgenda(file, entries),
    ...checkPortrait(file, publicFiles),
  ];
}

/**
 * The facts that rules for the copy need: the slug of addresses, the variables that texts may name, and
 * the channels that have an address. The latter two are undefined if the file can't be parsed.
 */
export function readFacts(dir: string) {
  const { root, issues = [] } = readSiteFile(dir) ?? {};
  const slug = textAt(root, 'slug') ?? 'slug';
  if (root?.type !== 'object' || issues.length > 0) return { slug };
  const site: Site = dataOf(root);
  const channels = ['whatsapp', 'email', ...Object.keys(Object(site.social))];
  return { slug, facts: siteVariables(site), channels };
}

/** The file of the owner's facts, if it exists. */
export function readSiteFile(dir: string): JsonFile | undefined {
  const path = joinPath(dir, 'site.json');
  return existsSync(path) ? readJsonFile(path) : undefined;
}

/** Compares `meetings` with the list in the copy: a page must not announce twelve and list ten. */
export function checkListed(dir: string, source: LocaleFolder): Issue[] {
  const file = readSiteFile(dir);
  const meetings = valueAt(file?.root, 'figures', 'meetings');
  const copy = source.files.get('renovare.json');
  const stages = valueAt(copy?.root, 'journey', 'stages');
  if (!file || !meetings || !copy || !stages) return [];
  const listed = propertiesOf(stages)
    .map(({ value }) => valueAt(value, 'meetings'))
    .reduce((sum, block) => sum + (block ? propertiesOf(block).length : 0), 0);
  if (listed === 0 || meetings.type !== 'number' || meetings.value === listed) return [];
  const message = messages.listed(Number(meetings.value), listed, placeOf(copy, stages));
  return [issueAt(file, meetings.offset, 'figures.meetings', message)];
}

/** Checks a block by the table. */
function checkBlock(file: JsonFile, block: Node | undefined, path = ''): Issue[] {
  if (block?.type !== 'object') return [];
  const properties = propertiesOf(block).filter(({ name }) => join(path, name) !== 'sample');
  const known = Object.keys(facts).filter((each) => each.replace(/\.?[^.]+$/, '') === path);
  const names = known.map((each) => each.split('.').at(-1) ?? '');
  const absent = names.filter((name) => properties.every((each) => each.name !== name));
  // Owners may add figures.
  const unknown = path === 'figures' ? [] : properties.filter(({ name }) => !names.includes(name));
  const issues = properties.flatMap((property) => {
    const { name, key, value } = property;
    const issue = (node: Node, message: string) => [
      issueAt(file, node.offset, join(path, name), message),
    ];
    if (unknown.includes(property)) return issue(key, messages.unknownFact(name, absent));
    if (!names.includes(name) && !isVariable(name)) return issue(key, messages.figureName(name));
    const { fits, example, hint } = facts[join(path, name)] ?? figure;
    return fits(dataOf(value)) ? [] : issue(value, messages.fact(example, hint));
  });
  // A misspelt name is one issue, not a missing fact and an unknown one.
  if (unknown.length > 0) return issues;
  const start = block.parent?.type === 'property' ? block.parent : block;
  const missing = absent.filter((name) => !facts[join(path, name)]?.optional);
  return [
    ...issues,
    ...missing.map((name) => {
      const message = messages.missingFact(name, facts[join(path, name)]?.example ?? '');
      return issueAt(file, start.offset, join(path, name), message);
    }),
  ];
}

/** Whether texts can use a figure's name as a variable, which must not be taken already. */
function isVariable(name: string): boolean {
  const taken = [...Object.keys(siteVariables({ figures: {} } as Site)), 'slug', 'count'];
  return /^[a-z][a-zA-Z\d]*$/.test(name) && !taken.includes(name);
}

/** Checks that ranges don't end before they begin. Words can't be compared and pass. */
function checkOrder(file: JsonFile, root: Node): Issue[] {
  const pairs = [
    ['ageFrom', 'ageTo'],
    ['groupFrom', 'groupTo'],
    ['talkFrom', 'talkTo'],
    ['opensAt', 'closesAt'],
  ] as const;
  return pairs.flatMap(([from, to]) => {
    const isHours = from === 'opensAt';
    const [first, last] = [from, to].map((name) => valueAt(root, 'figures', name));
    const [start, end] = [first, last].map((node) =>
      isHours ? minutesOf(node?.value) : Number(node?.value ?? Number.NaN),
    ) as [number, number];
    // A day may end at midnight, which is 0.
    const isWrong = isHours ? end <= start && !(end === 0 && start > 0) : end < start;
    if (!last || !isWrong) return [];
    const message = isHours ? messages.hoursDisorder(from, to) : messages.disorder(from, to);
    return [issueAt(file, last.offset, `figures.${to}`, message)];
  });
}

/** The minutes since midnight; NaN for what is no hour. */
function minutesOf(hour: unknown): number {
  const [hours, minutes] = clockTime(hour as string | number)?.split(':') ?? [];
  return Number(hours) * 60 + Number(minutes);
}

/** Issues that concern several facts of an entry, or several entries. */
function checkAgenda(file: JsonFile, entries: Node[]): Issue[] {
  const dayOf = (entry: Node) => `${textAt(entry, 'page')} ${textAt(entry, 'date')}`;
  return entries.flatMap((entry, at) => {
    const [date, time, until] = ['date', 'time', 'until'].map((name) => valueAt(entry, name));
    const first = entries.slice(0, at).find((other) => dayOf(other) === dayOf(entry));
    const isEarly = until && !(time && time.value < until.value);
    const issue = (name: string, { offset }: Node, message: string) =>
      issueAt(file, offset, `agenda.${name}`, message);
    return [
      ...(isEarly ? [issue('until', until, messages.endTooEarly)] : []),
      ...(first && date ? [issue('date', date, messages.dayTwice(placeOf(file, first)))] : []),
    ];
  });
}

function checkPortrait(file: JsonFile, publicFiles: string[]): Issue[] {
  const portrait = valueAt(file.root, 'portrait');
  const src = valueAt(portrait, 'src');
  if (!portrait || !src || !facts.portrait?.fits(dataOf(portrait))) return [];
  if (publicFiles.includes(String(src.value))) return [];
  return [issueAt(file, src.offset, 'portrait.src', messages.picture)];
}
