import { localeFile, sourceTag } from './folder.ts';
import { type JsonFile, type Node, placeOf, propertiesOf } from './json-file.ts';
import { directionOf, formList, languageName, numberList } from './locale-tag.ts';
import { fillIn, markersIn, variablesIn } from './markup.ts';
import { saysItsNumber } from './plurals.ts';
import { kinds, says } from './sentences.ts';
import { suggest } from './suggest.ts';
import type { Slot } from './walk.ts';

/** What a rule may know besides the slot. */
export interface Context {
  /** The file's name, such as `home.json`. */
  name: string;
  tag: string;
  /** The original itself, which is held to its own rules. */
  isSource: boolean;
  /** The source's file of that name. */
  source: JsonFile;
  draft: boolean;
  /** The owner's facts that a text may name, with their values; nothing if they can't be read. */
  facts?: Record<string, unknown>;
  /** Whether titles and summaries have to fit what a search shows. */
  lengths: boolean;
  /** The texts that nobody has translated since they were copied. */
  copied: { count: number; first: string };
  /** The addresses of the same locale, in the order of its file. */
  addresses: { page: string; path: string; place: string }[];
  /** The tags of all locales. */
  tags: string[];
  /** Paths, in small letters, of what lies in `public/`. */
  publicFiles: string[];
}

/** Says what is wrong with a slot, or nothing. */
type Rule = (slot: Slot, context: Context) => string | undefined | false;

/** Says what is wrong with a text that is in its place. */
type TextRule = (text: string, slot: WantedSlot, context: Context) => string | undefined | false;
type WantedSlot = Slot & { want: NonNullable<Slot['want']> };

/** What components hand to a text besides the owner's facts, and `count` to a plural form. */
const givenByCode: Record<string, string[]> = {
  'common.json dayRange': ['from', 'to'],
  'common.json footer.hours': ['days'],
};

/** What search results show without cutting. */
const titleLimit = 65;
const descriptionLimits = { from: 50, to: 160 };

/** Files that the build writes, at the root of the site and in each locale's folder. */
const written = ['404', '404.html', 'index', 'index.html'];
const writtenAtRoot = [
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

/** Names that a page would take for HTML; those of markers say what a link leads to. */
const elements =
  /^(a|b|big|br|center|div|em|font|h[1-6]|hr|i|img|li|mark|ol|p|s|script|small|span|strong|style|sub|sup|u|ul)$/i;

/** White space, and what shows even less than that. */
const invisible = /[\s\u00ad\u200b-\u200f\u2060\ufeff]/g;

/** HTML's entities, Markdown's marks and i18next's commands. */
const codes = /&(?:#\d+|#x[\da-f]+|[a-z]{2,8});|\*\*|\]\(|`|\$t\(/i;

/*
 * The rules, in order: the first that speaks is the slot's mistake. To add one, write it into the list
 * that it belongs to, its sentence into sentences.ts, and a row into check.test.ts.
 */

/** Of every slot. */
const nameRules: Rule[] = [
  ({ want, own, plural }, { tag }) =>
    !want &&
    own &&
    plural &&
    says.strayForm(plural.form, languageName(tag), formList(tag, plural.ordinal)),
  ({ want, own, meant }) => !want && own && says.unknownName(own.name, meant),
  (slot, context) => !slot.own && isMissed(slot, context) && missing(slot, context),
  ({ path, want, own }, { source }) => {
    if (!want || !own) return;
    const isBlock = want.value.type === 'object' || !path;
    if (own.value.type === (isBlock ? 'object' : 'string')) return;
    const found = kinds[own.value.type] ?? '';
    if (!isBlock) return says.notText(found);
    return says.notBlock(found, path ? placeOf(source, want.key) : source.label);
  },
];

/** Of every text, those of locale.json too. */
const textRules: TextRule[] = [
  (text) => !text.replace(invisible, '') && says.blank,
  (text) => text.includes('\uFFFD') && says.brokenLetter,
];

/** Of `direction` and `status` in locale.json. */
const localeRules: Record<string, TextRule[]> = {
  direction: [
    (text) => text !== 'ltr' && text !== 'rtl' && says.direction,
    // The other way round nobody slips: `ltr` is what a copied file says.
    (text, _slot, { tag }) =>
      text === 'ltr' && directionOf(tag) === 'rtl' && says.wrongDirection(languageName(tag)),
  ],
  status: [
    (text) => text !== 'draft' && text !== 'published' && says.status,
    (text, _slot, { isSource }) => text === 'draft' && isSource && says.sourceDraft,
    (text, _slot, { tag, copied: { count, first } }) =>
      text === 'published' && count > 0 && says.untranslated(tag, count, first),
  ],
};

/** Of the addresses in locale.json. */
const addressRules: TextRule[] = [
  (text) => {
    const strange = [...variablesIn(text).names].find((name) => name !== 'slug');
    return strange && says.addressVariable(strange);
  },
  (text) => variablesIn(text).loose && says.looseBrace,
  (text) => tidy(text) !== fillIn(text, { slug: 'slug' }) && says.address(tidy(text, '{{slug}}')),
  (_text, slot, context) => {
    const { addresses } = context;
    const own = addresses.findIndex(({ page }) => page === slot.want.name);
    const same = addresses.findIndex(
      ({ path }) => path.toLowerCase() === addresses[own]?.path.toLowerCase(),
    );
    const first = addresses[same];
    return first && same < own && says.addressTwice(first.path, first.page, first.place);
  },
  (_text, slot, context) => {
    const path = addressOf(slot, context);
    const { tag, tags, isSource } = context;
    const first = path.split('/')[1]?.toLowerCase();
    const prefix = tags.find((each) => each !== sourceTag && each.toLowerCase() === first);
    if (prefix && prefix === tag) return says.ownPrefix(tag, path.slice(tag.length + 1) || '/');
    return prefix && isSource && says.otherPrefix(prefix);
  },
  (_text, slot, context) => {
    const { tag, publicFiles, isSource } = context;
    const parts = addressOf(slot, context).toLowerCase().split('/').filter(Boolean);
    const folder = isSource ? '' : `/${tag.toLowerCase()}`;
    const reserved = isSource ? [...written, ...writtenAtRoot] : written;
    if (reserved.includes(parts[0] ?? '')) return says.reservedAddress(`${folder}/${parts[0]}`);
    const ways = parts.map((_, end) => [folder, ...parts.slice(0, end + 1)].join('/'));
    const file = publicFiles.find(
      (each) => ways.includes(each) || each === `${ways.at(-1)}/index.html`,
    );
    return file && says.reservedAddress(file);
  },
];

/** Of the source's copy, which has no original to be held to. */
const sourceRules: TextRule[] = [
  (text, { path, plural }, { name, facts }) => {
    const known = [
      ...Object.keys(facts ?? {}),
      ...(plural ? ['count'] : []),
      ...(givenByCode[`${name} ${path}`] ?? []),
    ];
    const strange = facts && [...variablesIn(text).names].find((each) => !known.includes(each));
    return strange && says.noSuchVariable(strange, suggest(strange, known));
  },
  (text) => variablesIn(text).loose && says.looseBrace,
  (text) => markersIn(text).loose && says.looseAngle,
  (text) => {
    const element = [...markersIn(text).names].find((name) => elements.test(name));
    return element && says.element(element);
  },
  (text) => markersIn(text).fault,
  (text) => codes.test(text) && says.code(codes.exec(text)?.[0] ?? ''),
  (text) => /["']/.test(text) && says.straightQuotes(/["']/.exec(text)?.[0] ?? ''),
  (text) => {
    const found = /(\d+|\{\{[^{}]+\}\})(?:\.?([ao])\.?(?![\p{L}\d])|°(?!\s*[CF]))/u.exec(text);
    return found?.[1] && says.ordinal(found[0], `${found[1]}${found[2] === 'a' ? 'ª' : 'º'}`);
  },
  (text, { path }, context) => {
    if (path !== 'meta.title' || !context.lengths) return;
    const length = shownLength(text, context);
    return length > titleLimit && says.titleLength(length, titleLimit);
  },
  (text, { path }, context) => {
    if (path !== 'meta.description' || !context.lengths) return;
    const { from, to } = descriptionLimits;
    const length = shownLength(text, context);
    return (length < from || length > to) && says.descriptionLength(length, from, to);
  },
];

/** Of a translation, held to the source's text. */
const translationRules: TextRule[] = [
  (text, slot) => {
    const allowed = variablesOf(slot).names;
    const strange = [...variablesIn(text).names].find((name) => !allowed.includes(name));
    return strange && says.unknownVariable(strange, allowed, suggest(strange, allowed));
  },
  (text, slot) => variablesIn(text).loose && !variablesOf(slot).loose && says.looseBrace,
  (text, slot) => {
    const { names } = variablesIn(text);
    const isFree = (name: string) => name === 'count' && slot.plural;
    const dropped = variablesOf(slot).names.find((name) => !names.has(name) && !isFree(name));
    return dropped && says.droppedVariable(dropped);
  },
  (text, slot) => markersIn(text).loose && !markersOf(slot).loose && says.looseAngle,
  (text, slot) => {
    const allowed = markersOf(slot).names;
    const strange = [...markersIn(text).names].find((name) => !allowed.includes(name));
    return strange && says.unknownMarker(strange, allowed, suggest(strange, allowed));
  },
  (text) => markersIn(text).fault,
  (text, slot) => {
    const { names } = markersIn(text);
    const dropped = markersOf(slot).names.find((name) => !names.has(name));
    return dropped && says.droppedMarker(dropped);
  },
  (text, slot) => {
    const { nests } = markersOf(slot);
    const strange = [...markersIn(text).nests].find((nest) => !nests.includes(nest));
    return strange && says.crossedMarker(strange.split('>').at(-1) ?? '');
  },
  (text, slot) => {
    const code = codes.exec(text)?.[0];
    return code && !originalsOf(slot).some((each) => each.includes(code)) && says.code(code);
  },
  (text, slot, { tag }) => {
    const { plural } = slot;
    if (!plural || saysItsNumber(tag, plural)) return;
    const silent =
      variablesOf(slot).names.includes('count') && !variablesIn(text).names.has('count');
    return silent && says.droppedCount(plural.form, languageName(tag));
  },
];

/** What is wrong with a slot: one sentence, or nothing. */
export function findMistake(slot: Slot, context: Context): string | undefined {
  for (const rule of nameRules) {
    const sentence = rule(slot, context);
    if (sentence) return sentence;
  }
  const { want, own } = slot;
  if (!want || own?.value.type !== 'string') return;
  for (const rule of [...textRules, ...rulesFor(slot, context)]) {
    const sentence = rule(String(own.value.value), { ...slot, want }, context);
    if (sentence) return sentence;
  }
}

function rulesFor({ path }: Slot, { name, isSource }: Context): TextRule[] {
  const ofLocale = name === localeFile && localeRules[path];
  if (ofLocale) return ofLocale;
  if (name === localeFile && path.startsWith('paths.')) return addressRules;
  return isSource ? sourceRules : translationRules;
}

/** A draft may lack anything but what locale.json says of it. */
function isMissed({ path, after }: Slot, { name, draft }: Context): boolean {
  if (after === undefined) return false;
  return !draft || (name === localeFile && !path.startsWith('paths'));
}

function missing({ want, plural }: Slot, { tag, source }: Context): string | undefined {
  if (!want) return;
  if (plural) return says.missingForm(plural.form, languageName(tag), numberList(tag, plural));
  const place = placeOf(source, want.key);
  return want.value.type === 'object'
    ? says.missingBlock(place, countTexts(want.value))
    : says.missingText(place);
}

function countTexts(node: Node): number {
  if (node.type !== 'object') return 1;
  return propertiesOf(node).reduce((sum, { value }) => sum + countTexts(value), 0);
}

/** Every form of the source's text that a translation may take after. */
function originalsOf({ want, plural }: WantedSlot): string[] {
  return (plural?.forms ?? [want.value]).map(({ value }) => String(value));
}

function variablesOf(slot: WantedSlot) {
  const found = originalsOf(slot).map(variablesIn);
  return {
    names: [...new Set(found.flatMap(({ names }) => [...names]))],
    loose: found.some(({ loose }) => loose),
  };
}

function markersOf(slot: WantedSlot) {
  const found = originalsOf(slot).map(markersIn);
  return {
    names: [...new Set(found.flatMap(({ names }) => [...names]))],
    nests: found.flatMap(({ nests }) => [...nests]),
    loose: found.some(({ loose }) => loose),
  };
}

function addressOf({ want }: WantedSlot, { addresses }: Context): string {
  return addresses.find(({ page }) => page === want.name)?.path ?? '';
}

/** An address as it should be written. */
function tidy(address: string, slug = 'slug'): string {
  const [path = ''] = fillIn(address, { slug: '{}' }).split(/[?#]/);
  const named = written.includes(path.slice(1)) ? path : path.replace(/\.html$/, '');
  const parts = named
    .split('/')
    .map((part) => part.trim().replace(/\s+/g, '-').toLowerCase())
    .map((part) => part.replace(/[^\p{L}\p{M}\p{N}\-_.{}]/gu, ''))
    .filter((part) => !/^\.*$/.test(part));
  return `/${parts.join('/')}`.replaceAll('{}', slug);
}

/** As a search result shows it. A long name is nobody's mistake: it counts as one of common length. */
function shownLength(text: string, { facts }: Context): number {
  const name = String(facts?.name ?? '').slice(0, 16);
  return [...fillIn(text, { ...facts, name })].length;
}
