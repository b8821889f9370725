import { localeFile, sourceTag } from './folder.ts';
import { type JsonFile, type Node, placeOf, propertiesOf } from './json-file.ts';
import { checkTag, directionOf, formList, languageName, numberList } from './locale-tag.ts';
import { fillIn, type Markup, markupOf } from './markup.ts';
import { type Plural, saysItsNumber } from './plurals.ts';
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
  /** The addresses of the same locale, in small letters and in the order of its file. */
  addresses: { key: string; page: string; path: string; place: string }[];
  /** The tags of all locales. */
  tags: string[];
  /** Paths, in small letters, of what lies in `public/`. */
  publicFiles: string[];
}

/** Says what is wrong with a slot, or nothing. */
type Rule = (slot: Slot, context: Context) => string | undefined | false;

/** Says what is wrong with a text that is in its place. */
type TextRule = (text: Text, context: Context) => string | undefined | false;

interface Text {
  text: string;
  path: string;
  plural?: Plural;
  markup: Markup;
  /** The source's text, which a translation is held to; nothing for the source itself. */
  original?: Markup & { text: string };
}

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
 * The rules: the first that speaks is the slot's mistake. To add one, write it into the list that it
 * belongs to, its sentence into sentences.ts, and a row into check.test.ts.
 */

/** Of every slot. */
const nameRules: Rule[] = [
  function strayForm({ want, own, plural }, { tag }) {
    if (want || !own || !plural) return;
    return says.strayForm(plural.form, languageName(tag), formList(tag, plural.ordinal));
  },
  function unknownName({ want, own, meant }) {
    return !want && own && says.unknownName(own.name, meant);
  },
  function dottedName({ own }, { isSource }) {
    return isSource && own?.name.includes('.') && says.dottedName(own.name);
  },
  function missing({ path, want, own, plural, after }, { name, draft, tag, source }) {
    if (!want || own || after === undefined) return;
    // A draft may lack anything but what locale.json says of it.
    if (draft && (name !== localeFile || path.startsWith('paths'))) return;
    if (plural) return says.missingForm(plural.form, languageName(tag), numberList(tag, plural));
    const place = placeOf(source, want.key);
    if (want.value.type !== 'object') return says.missingText(place);
    return says.missingBlock(place, countTexts(want.value));
  },
  function wrongKind({ path, want, own }, { source, isSource }) {
    if (!want || !own) return;
    const isBlock = want.value.type === 'object' || !path;
    if (own.value.type === (isBlock ? 'object' : 'string')) return;
    const found = kinds[own.value.type] ?? '';
    if (!isBlock) return says.notText(found);
    if (isSource) return says.notFile(found);
    return says.notBlock(found, path ? placeOf(source, want.key) : source.label);
  },
];

/** Of every text, those of locale.json too. */
const textRules: TextRule[] = [
  ({ text }) => !text.replace(invisible, '') && says.blank,
  ({ text }) => text.includes('\uFFFD') && says.brokenLetter,
];

/** Of `direction` and `status` in locale.json. */
const localeRules = {
  direction: [
    ({ text }) => text !== 'ltr' && text !== 'rtl' && says.direction,
    // The other way round nobody slips: `ltr` is what a copied file says.
    ({ text }, { tag }) =>
      text === 'ltr' && directionOf(tag) === 'rtl' && says.wrongDirection(languageName(tag)),
  ],
  status: [
    ({ text }) => text !== 'draft' && text !== 'published' && says.status,
    ({ text }, { isSource }) => text === 'draft' && isSource && says.sourceDraft,
    ({ text }, { tag, copied: { count, first } }) =>
      text === 'published' && count > 0 && says.untranslated(tag, count, first),
  ],
} satisfies Record<string, TextRule[]>;

/** Of the addresses in locale.json. */
const addressRules: TextRule[] = [
  function otherVariable({ markup }) {
    const strange = firstBut(markup.variables, ['slug']);
    return strange && says.addressVariable(strange);
  },
  ({ markup }) => markup.looseBrace && says.looseBrace,
  ({ text }) =>
    tidy(text) !== fillIn(text, { slug: 'slug' }) && says.address(tidy(text, '{{slug}}')),
  function twice({ path }, { addresses }) {
    const own = addresses.findIndex(({ key }) => key === path);
    const same = addresses.findIndex((each) => each.path === addresses[own]?.path);
    const first = addresses[same];
    return first && same < own && says.addressTwice(first.path, first.page, first.place);
  },
  function insidePrefix({ path: key }, { addresses, tag, tags, isSource }) {
    const { path = '' } = addresses.find((each) => each.key === key) ?? {};
    const first = path.split('/')[1];
    const prefix = tags.find((each) => each !== sourceTag && each.toLowerCase() === first);
    if (prefix && prefix === tag) return says.ownPrefix(tag, path.slice(tag.length + 1) || '/');
    return prefix && isSource && says.otherPrefix(prefix);
  },
  function onFile({ path: key }, { addresses, tag, publicFiles, isSource }) {
    const [, ...parts] = addresses.find((each) => each.key === key)?.path.split('/') ?? [];
    const [first = ''] = parts;
    const folder = isSource ? '' : `/${tag.toLowerCase()}`;
    const reserved = isSource ? [...written, ...writtenAtRoot] : written;
    if (reserved.includes(first)) return says.reservedAddress(`${folder}/${first}`);
    const ways = parts.map((_, end) => [folder, ...parts.slice(0, end + 1)].join('/'));
    const file = publicFiles.find(
      (each) => ways.includes(each) || each === `${ways.at(-1)}/index.html`,
    );
    return file && says.reservedAddress(file);
  },
];

/** Of the copy: without an `original`, of the source's; with it, of a translation. */
const copyRules: TextRule[] = [
  ({ text, path }) => path.endsWith('Lang') && checkTag(text) && says.titleLanguage,
  function unknownVariable({ markup, original }) {
    if (!original) return;
    const strange = firstBut(markup.variables, original.variables);
    const meant = strange && suggest(strange, original.variables);
    return strange && says.unknownVariable(strange, original.variables, meant);
  },
  function noSuchVariable({ path, plural, markup, original }, { name, facts }) {
    if (original || !facts) return;
    const given = [...(plural ? ['count'] : []), ...(givenByCode[`${name} ${path}`] ?? [])];
    const known = [...Object.keys(facts), ...given];
    const strange = firstBut(markup.variables, known);
    return strange && says.noSuchVariable(strange, suggest(strange, known));
  },
  ({ markup, original }) => markup.looseBrace && !original?.looseBrace && says.looseBrace,
  function droppedVariable({ plural, markup, original }) {
    const free = plural ? ['count'] : [];
    const dropped = firstBut(original?.variables ?? [], [...markup.variables, ...free]);
    return dropped && says.droppedVariable(dropped);
  },
  function droppedCount({ plural, markup, original }, { tag }) {
    if (!plural || saysItsNumber(tag, plural) || markup.variables.includes('count')) return;
    return (
      original?.variables.includes('count') && says.droppedCount(plural.form, languageName(tag))
    );
  },
  ({ markup, original }) => markup.looseAngle && !original?.looseAngle && says.looseAngle,
  function unknownMarker({ markup, original }) {
    if (!original) return;
    const strange = firstBut(markup.markers, original.markers);
    const meant = strange && suggest(strange, original.markers);
    return strange && says.unknownMarker(strange, original.markers, meant);
  },
  function element({ markup, original }) {
    const found = markup.markers.find((name) => elements.test(name));
    return !original && found && says.element(found);
  },
  ({ markup }) => markup.fault,
  function code({ text, original }) {
    const found = codes.exec(text)?.[0];
    return found && !original?.text.includes(found) && says.code(found);
  },
  function droppedMarker({ markup, original }) {
    const dropped = firstBut(original?.markers ?? [], markup.markers);
    return dropped && says.droppedMarker(dropped);
  },
  function crossedMarker({ markup, original }) {
    const strange = original && firstBut(markup.nests, original.nests);
    return strange && says.crossedMarker(strange.split('>').at(-1) ?? '');
  },
  function straightQuotes({ text, original }) {
    const found = /["']/.exec(text)?.[0];
    return !original && found && says.straightQuotes(found);
  },
  function ordinal({ text, original }) {
    const found = /(\d+|\{\{[^{}]+\}\})(?:\.?([ao])\.?(?![\p{L}\d])|°(?!\s*[CF]))/u.exec(text);
    if (original || !found) return;
    return says.ordinal(found[0], `${found[1]}${found[2] === 'a' ? 'ª' : 'º'}`);
  },
  function titleLength({ text, path, original }, { facts, lengths }) {
    const length = shownLength(text, facts);
    const isHeld = !original && lengths && path === 'meta.title';
    return isHeld && length > titleLimit && says.titleLength(length, titleLimit);
  },
  function descriptionLength({ text, path, original }, { facts, lengths }) {
    const length = shownLength(text, facts);
    const isHeld = !original && lengths && path === 'meta.description';
    const { from, to } = descriptionLimits;
    return isHeld && (length < from || length > to) && says.descriptionLength(length, from, to);
  },
];

/** What is wrong with a slot: one sentence, or nothing. */
export function findMistake(slot: Slot, context: Context): string | undefined {
  const { path, want, own, plural } = slot;
  const ofName = firstOf(nameRules, slot, context);
  if (ofName || !want || own?.value.type !== 'string') return ofName;

  const text = String(own.value.value);
  const originals = (plural?.forms ?? [want.value]).map(({ value }) => String(value));
  const original = { ...markupOf(...originals), text: originals.join('\n') };
  return firstOf(
    [...textRules, ...rulesFor(path, context)],
    {
      text,
      path,
      plural,
      markup: markupOf(text),
      original: context.isSource ? undefined : original,
    },
    context,
  );
}

function rulesFor(path: string, { name }: Context): TextRule[] {
  if (name !== localeFile) return copyRules;
  if (path === 'direction' || path === 'status') return localeRules[path];
  return path.startsWith('paths.') ? addressRules : copyRules;
}

function firstOf<Place>(
  rules: ((place: Place, context: Context) => string | undefined | false)[],
  place: Place,
  context: Context,
): string | undefined {
  for (const rule of rules) {
    const sentence = rule(place, context);
    if (sentence) return sentence;
  }
}

/** The first name that is not among the others. */
function firstBut(names: string[], others: string[]): string | undefined {
  return names.find((name) => !others.includes(name));
}

function countTexts(node: Node): number {
  if (node.type !== 'object') return 1;
  return propertiesOf(node).reduce((sum, { value }) => sum + countTexts(value), 0);
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
function shownLength(text: string, facts: Context['facts']): number {
  const name = String(facts?.name ?? '').slice(0, 16);
  return [...fillIn(text, { ...facts, name })].length;
}
