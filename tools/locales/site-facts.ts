import { existsSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import { getNodeValue } from 'jsonc-parser';
import { type AgendaEntry, agendaPages } from '../../src/i18n/agenda.ts';
import type { Figure, Figures, Site } from '../../src/i18n/content.ts';
import { siteVariables } from '../../src/i18n/i18n.ts';
import { weekdays } from '../../src/i18n/weekdays.ts';
import { checkAgenda, isDay } from './agenda.ts';
import { clockTime } from './clock.ts';
import type { LocaleFolder } from './folder.ts';
import { type Issue, issueInFile, labelOf } from './issue.ts';
import {
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
import { suggest } from './suggest.ts';

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

/** The figures that the code uses, without the index signature for the owner's own. */
type NeededFigure = keyof {
  [Name in keyof Figures as string extends Name ? never : Name]: Figures[Name];
};

type FactPath =
  | keyof Omit<Site, 'sample'>
  | `agenda.${keyof AgendaEntry}`
  | `social.${keyof Site['social']}`
  | `figures.${NeededFigure}`;

/** The table of facts. The compiler compares its names with those that the code uses. */
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
      advice: 'escreva o seu número com código do país e DDD, só algarismos',
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
      value.every((day) => Object.hasOwn(weekdays, String(day))),
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
    fits: (value) => agendaPages.some((page) => page === value),
    example: agendaPages.map((page) => `"${page}"`).join(', '),
    hint: 'com uma destas páginas',
  },
  'agenda.date': { fits: isDay, example: '"2027-03-08"', hint: 'com um dia do calendário' },
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
export function checkSite(dir: string): Issue[] {
  const file = readSiteFile(dir);
  if (!file) return [issueInFile(labelOf(dir, 'site.json'), messages.missingSite)];
  const { root } = file;
  if (!root) return file.issues;
  if (root.type !== 'object') return [issueAt(file, 0, '', messages.fact('{ "name": "…" }'))];
  const days = valueAt(root, 'agenda');
  const entries = days?.type === 'array' ? (days.children ?? []) : [];
  return [
    ...file.issues,
    ...checkBlock(file, root),
    ...checkBlock(file, valueAt(root, 'social'), 'social'),
    ...checkBlock(file, valueAt(root, 'figures'), 'figures', figure),
    ...checkOrder(file, root),
    ...entries.flatMap((entry) => checkBlock(file, entry, 'agenda')),
    ...checkAgenda(file, entries),
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
  const social = valueAt(root, 'social');
  return {
    slug,
    facts: siteVariables(getNodeValue(root) as Site),
    channels: [
      'whatsapp',
      'email',
      ...(social ? propertiesOf(social) : []).map(({ name }) => name),
    ],
  };
}

/** The file of the owner's facts, if it exists. */
export function readSiteFile(dir: string): JsonFile | undefined {
  const path = joinPath(dir, 'site.json');
  return existsSync(path) ? readJsonFile(path) : undefined;
}

/** Compares `meetings` with the list in the copy: a page must not announce twelve and list ten. */
export function checkListed(dir: string, source: LocaleFolder): Issue[] {
  const file = readSiteFile(dir);
  const said = valueAt(file?.root, 'figures', 'meetings');
  const copy = source.files.get('renovare.json');
  const stages = valueAt(copy?.root, 'journey', 'stages');
  if (!file || !said || !copy || !stages) return [];
  const listed = propertiesOf(stages)
    .map(({ value }) => valueAt(value, 'meetings'))
    .reduce((sum, meetings) => sum + (meetings ? propertiesOf(meetings).length : 0), 0);
  if (listed === 0 || said.type !== 'number' || said.value === listed) return [];
  const sentence = messages.listed(Number(said.value), listed, placeOf(copy, stages));
  return [issueAt(file, said.offset, 'figures.meetings', sentence)];
}

/** Checks that ranges don't end before they begin. Words can't be compared and pass. */
function checkOrder(file: JsonFile, root: Node): Issue[] {
  const pairs = [
    ['ageFrom', 'ageTo', Number],
    ['groupFrom', 'groupTo', Number],
    ['talkFrom', 'talkTo', Number],
    ['opensAt', 'closesAt', minutesOf],
  ] as const;
  return pairs.flatMap(([from, to, measure]) => {
    const [first, last] = [from, to].map((name) => {
      const value = valueAt(root, 'figures', name)?.value;
      return facts[`figures.${name}`]?.fits(value) ? measure(value) : Number.NaN;
    }) as [number, number];
    const isHour = measure === minutesOf;
    // A day may end at midnight, which is 0.
    const isInOrder = first < last || (isHour ? last === 0 && first > 0 : first === last);
    if (Number.isNaN(first + last) || isInOrder) return [];
    const offset = valueAt(root, 'figures', to)?.offset ?? 0;
    return [issueAt(file, offset, `figures.${to}`, messages.disorder(from, to, isHour))];
  });
}

function minutesOf(value: Figure): number {
  const [hours, minutes] = clockTime(value)?.split(':') ?? [];
  return Number(hours) * 60 + Number(minutes);
}

/** Checks a block by the table. `other` is the rule for facts that the table doesn't have. */
function checkBlock(file: JsonFile, block: Node | undefined, path = '', other?: Fact): Issue[] {
  if (block?.type !== 'object') return [];
  const properties = propertiesOf(block).filter(({ name }) => join(path, name) !== 'sample');
  const known = Object.keys(facts).filter((each) => each.replace(/\.?[^.]+$/, '') === path);
  const absent = known.filter((each) => properties.every(({ name }) => join(path, name) !== each));
  const nameOf = (each: string) => each.split('.').at(-1) ?? '';
  const told = new Set<string>();
  const issues = properties.flatMap(({ name, key, value }) => {
    const own = join(path, name);
    const isKnown = known.includes(own);
    const meant = isKnown ? undefined : suggest(name, absent.map(nameOf));
    if (meant) told.add(meant);
    const fact = isKnown ? facts[own] : meant ? undefined : other;
    if (fact === other && fact && !isVariable(name)) {
      return [issueAt(file, key.offset, own, messages.figureName(name))];
    }
    if (fact?.fits(getNodeValue(value))) return [];
    const sentence = fact
      ? messages.fact(fact.example, fact.hint)
      : messages.unknownFact(name, meant);
    return [issueAt(file, (fact ? value : key).offset, own, sentence)];
  });
  const start = block.parent?.type === 'property' ? block.parent : block;
  const lacking = absent.filter((each) => !facts[each]?.optional && !told.has(nameOf(each)));
  return [
    ...issues,
    ...lacking.map((each) => {
      const sentence = messages.missingFact(nameOf(each), facts[each]?.example ?? '');
      return issueAt(file, start.offset, each, sentence);
    }),
  ];
}

/** Whether texts can use a figure's name as a variable, which must not be taken already. */
function isVariable(name: string): boolean {
  const taken = [...Object.keys(siteVariables({ figures: {} } as Site)), 'slug', 'count'];
  return /^[a-z][a-zA-Z\d]*$/.test(name) && !taken.includes(name);
}
