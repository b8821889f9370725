import { agendaPages } from '../../src/i18n/agenda.ts';
import { products } from '../../src/links/pages.ts';
import { localeFile, sharedFiles, sourceTag } from './folder.ts';
import { type JsonFile, type Node, type Property, placeOf, propertiesOf } from './json-file.ts';
import { checkTag, directionOf, formList, languageName, numberList } from './locale-tag.ts';
import { fillIn, type Markup, markupOf } from './markup.ts';
import { kinds, messages } from './messages.ts';
import { formOf, type Plural, saysItsNumber } from './plurals.ts';
import { suggest } from './suggest.ts';
import type { Slot } from './walk.ts';

/** What rules know besides the slot. */
export interface Context {
  /** The file's name, such as `home.json`. */
  name: string;
  tag: string;
  /** Whether this is the original, which has rules of its own. */
  isSource: boolean;
  /** The source's file of the same name. */
  source: JsonFile;
  draft: boolean;
  /** The variables that texts may name, with their values; undefined if site.json can't be parsed. */
  facts?: Record<string, unknown>;
  /** Whether the words are an owner's: then titles and summaries must fit a search result. */
  isWritten: boolean;
  /** The channels that have an address; undefined if site.json can't be parsed. */
  channels?: string[];
  /** Texts that are still untranslated copies. */
  copied: { count: number; first: string };
  /** The addresses of the same locale, in lower case and in the order of its file. */
  addresses: { key: string; page: string; path: string; place: string }[];
  /** The tags of all locales. */
  tags: string[];
  /** Paths of the files in `public/`, in lower case. */
  publicFiles: string[];
}

/** Returns what is wrong with a slot, as a sentence. */
type Rule = (slot: Slot, context: Context) => string | undefined | false;

/** Returns what is wrong with a text, as a sentence. */
type TextRule = (text: Text, context: Context) => string | undefined | false;

interface Text {
  text: string;
  path: string;
  plural?: Plural;
  markup: Markup;
  /** The source's text, which a translation is compared with; undefined for the source itself. */
  original?: Markup & { text: string };
}

/** Variables that components fill in, besides the owner's facts and the `count` of plural forms. */
const givenByCode: Record<string, string[]> = {
  'common.json dayRange': ['from', 'to'],
  'common.json footer.hours': ['days'],
  'depoimentos.json testimonials.stars': ['stars'],
  'common.json agenda.at': ['date', 'time'],
  'common.json agenda.between': ['date', 'time', 'until'],
  'common.json agenda.where': ['when', 'place'],
  ...Object.fromEntries(agendaPages.map((page) => [`common.json agenda.next.${page}`, ['when']])),
};

/** Lengths that search results show in full. */
const titleLimit = 65;
const descriptionLimits = { from: 50, to: 160 };

/** Parts of addresses that the build needs itself: anywhere, and at the beginning. */
const reserved = ['404', 'index'];
const reservedFirst = ['assets', 'cdn-cgi'];

/** The limit between two slashes, because a file is named after it. */
const partLimit = 60;

/** Names of HTML elements. A marker's name says where its link leads. */
const elements =
  /^(a|b|big|br|center|div|em|font|h[1-6]|hr|i|img|li|mark|ol|p|s|script|small|span|strong|style|sub|sup|u|ul)$/i;

/** White space and invisible characters. */
const invisible = /[\s\u00ad\u200b-\u200f\u2060\ufeff]/g;

/** HTML's entities, Markdown's marks and i18next's commands. */
const codes = /&(?:#\d+|#x[\da-f]+|[a-z]{2,8});|\*\*|\]\(|`|\$t\(/i;

/*
 * The rules: the first sentence is the slot's mistake. To add a rule, write it into its list, the
 * sentence into sentences.ts, and a row into check.test.ts.
 */

/** For every slot. */
const nameRules: Rule[] = [
  function strayForm({ want, own, plural }, { tag }) {
    if (want || !own || !plural) return;
    return messages.strayForm(plural.form, languageName(tag), formList(tag, plural.ordinal));
  },
  function unknownName({ want, own, meant }) {
    return !want && own && messages.unknownName(own.name, meant);
  },
  function badName({ path, own }, { name, isSource }) {
    // The root of a file has no name.
    if (!isSource || !own || own.key === own.value) return;
    const isPage = name === localeFile && path.startsWith('paths.');
    if (isPage) return !isPageName(own.name) && messages.badPageName(own.name);
    return !isName(own) && messages.badName(own.name);
  },
  function leadsNowhere({ path, own }, { name, isSource, channels }) {
    if (!isSource || !own) return;
    const lists: Record<string, string[] | undefined> = {
      'home.json products.items': products.map(({ page }) => page),
      'contato.json channels.items': channels,
    };
    const known = lists[`${name} ${path.slice(0, -own.name.length - 1)}`];
    return known && !known.includes(own.name) && messages.leadsNowhere(own.name, known);
  },
  function missing({ path, want, own, plural, after }, { name, draft, tag, source }) {
    if (!want || own || after === undefined) return;
    // A draft may lack anything except the locale's own data.
    if (draft && (name !== localeFile || path.startsWith('paths'))) return;
    if (plural)
      return messages.missingForm(plural.form, languageName(tag), numberList(tag, plural));
    const place = placeOf(source, want.key);
    if (want.value.type !== 'object') return messages.missingText(place);
    return messages.missingBlock(place, countTexts(want.value));
  },
  function wrongKind({ path, want, own }, { source, isSource }) {
    if (!want || !own) return;
    const isBlock = want.value.type === 'object' || !path;
    if (own.value.type === (isBlock ? 'object' : 'string')) return;
    const found = kinds[own.value.type] ?? '';
    if (!isBlock) return messages.notText(found);
    if (isSource) return messages.notFile(found);
    return messages.notBlock(found, path ? placeOf(source, want.key) : source.label);
  },
];

/** For every text, including those of locale.json. */
const textRules: TextRule[] = [
  ({ text }) => !text.replace(invisible, '') && messages.blank,
  ({ text }) => text.includes('\uFFFD') && messages.brokenLetter,
];

/** For `direction` and `status` in locale.json. */
const localeRules = {
  direction: [
    ({ text }) => text !== 'ltr' && text !== 'rtl' && messages.direction,
    // The opposite mistake is unlikely, because a copied file says `ltr`.
    ({ text }, { tag }) =>
      text === 'ltr' && directionOf(tag) === 'rtl' && messages.wrongDirection(languageName(tag)),
  ],
  status: [
    ({ text }) => text !== 'draft' && text !== 'published' && messages.status,
    ({ text }, { isSource }) => text === 'draft' && isSource && messages.sourceDraft,
    ({ text }, { tag, copied: { count, first } }) =>
      text === 'published' && count > 0 && messages.untranslated(tag, count, first),
  ],
} satisfies Record<string, TextRule[]>;

/** For the addresses in locale.json. */
const addressRules: TextRule[] = [
  ({ text, path }) => path === 'paths.home' && text !== '/' && messages.homeAddress,
  function otherVariable({ markup }) {
    const strange = firstBut(markup.variables, ['slug']);
    return strange && messages.addressVariable(strange);
  },
  ({ markup }) => markup.looseBrace && messages.looseBrace,
  function reservedPart({ path: key }, { addresses, tag, isSource }) {
    const { path = '' } = addresses.find((each) => each.key === key) ?? {};
    const [, ...parts] = tidy(path).split('/');
    const found = parts.find(
      (part, at) =>
        reserved.includes(part) || (isSource && at === 0 && reservedFirst.includes(part)),
    );
    return found && messages.reservedAddress(`${isSource ? '' : `/${tag}`}/${found}`);
  },
  ({ text }) =>
    tidy(text) !== fillIn(text, { slug: 'slug' }) && messages.address(tidy(text, '{{slug}}')),
  function twice({ path }, { addresses }) {
    const own = addresses.findIndex(({ key }) => key === path);
    const same = addresses.findIndex((each) => each.path === addresses[own]?.path);
    const first = addresses[same];
    return first && same < own && messages.addressTwice(first.path, first.page, first.place);
  },
  function insidePrefix({ path: key }, { addresses, tag, tags, isSource }) {
    const { path = '' } = addresses.find((each) => each.key === key) ?? {};
    const first = path.split('/')[1];
    const prefix = tags.find((each) => each !== sourceTag && each.toLowerCase() === first);
    if (prefix && prefix === tag) return messages.ownPrefix(tag, path.slice(tag.length + 1) || '/');
    return prefix && isSource && messages.otherPrefix(prefix);
  },
  function onFile({ path: key }, { addresses, tag, publicFiles, isSource }) {
    const [, ...parts] = addresses.find((each) => each.key === key)?.path.split('/') ?? [];
    const folder = isSource ? '' : `/${tag.toLowerCase()}`;
    const ways = parts.map((_, end) => [folder, ...parts.slice(0, end + 1)].join('/'));
    const file = publicFiles.find(
      (each) =>
        ways.includes(each) || [`${ways.at(-1)}.html`, `${ways.at(-1)}/index.html`].includes(each),
    );
    return file && messages.reservedAddress(file);
  },
];

/** For the copy: the source's has no `original`, a translation has one. */
const copyRules: TextRule[] = [
  ({ text, path }) => path.endsWith('Lang') && checkTag(text) && messages.titleLanguage,
  function unknownVariable({ markup, original }) {
    if (!original) return;
    const strange = firstBut(markup.variables, original.variables);
    const meant = strange && suggest(strange, original.variables);
    return strange && messages.unknownVariable(strange, original.variables, meant);
  },
  function noSuchVariable({ path, plural, markup, original }, { name, facts }) {
    if (original || !facts) return;
    const given = [...(plural ? ['count'] : []), ...(givenByCode[`${name} ${path}`] ?? [])];
    const known = [...Object.keys(facts), ...given];
    const strange = firstBut(markup.variables, known);
    return strange && messages.noSuchVariable(strange, suggest(strange, known));
  },
  function unusedVariable({ path, markup, original }, { name, isWritten }) {
    const given = givenByCode[`${name} ${path}`] ?? [];
    const unused = !original && isWritten && firstBut(given, markup.variables);
    return unused && messages.unusedVariable(unused);
  },
  ({ markup, original }) => markup.looseBrace && !original?.looseBrace && messages.looseBrace,
  function droppedVariable({ plural, markup, original }) {
    const free = plural ? ['count'] : [];
    const dropped = firstBut(original?.variables ?? [], [...markup.variables, ...free]);
    return dropped && messages.droppedVariable(dropped);
  },
  function droppedCount({ plural, markup, original }, { tag }) {
    if (!plural || saysItsNumber(tag, plural) || markup.variables.includes('count')) return;
    return (
      original?.variables.includes('count') && messages.droppedCount(plural.form, languageName(tag))
    );
  },
  ({ markup, original }) => markup.looseAngle && !original?.looseAngle && messages.looseAngle,
  function unknownMarker({ markup, original }) {
    if (!original) return;
    const strange = firstBut(markup.markers, original.markers);
    const meant = strange && suggest(strange, original.markers);
    return strange && messages.unknownMarker(strange, original.markers, meant);
  },
  function element({ markup, original }) {
    const found = markup.markers.find((name) => elements.test(name));
    return !original && found && messages.element(found);
  },
  ({ markup }) => markup.fault,
  function code({ text, original }) {
    const found = codes.exec(text)?.[0];
    return found && !original?.text.includes(found) && messages.code(found);
  },
  function droppedMarker({ markup, original }) {
    const dropped = firstBut(original?.markers ?? [], markup.markers);
    return dropped && messages.droppedMarker(dropped);
  },
  function crossedMarker({ markup, original }) {
    const strange = original && firstBut(markup.nests, original.nests);
    return strange && messages.crossedMarker(strange.split('>').at(-1) ?? '');
  },
  function straightQuotes({ text, original }) {
    const found = /["']/.exec(text)?.[0];
    return !original && found && messages.straightQuotes(found);
  },
  function ordinal({ text, original }) {
    const found = /(\d+|\{\{[^{}]+\}\})(?:\.?([ao])\.?(?![\p{L}\d])|°(?!\s*[CF]))/u.exec(text);
    if (original || !found) return;
    return messages.ordinal(found[0], `${found[1]}${found[2] === 'a' ? 'ª' : 'º'}`);
  },
  function titleLength({ text, path, original }, { facts, isWritten }) {
    if (original || !isWritten || !facts || path !== 'meta.title') return;
    const length = shownLength(text, facts);
    return length > titleLimit && messages.titleLength(length, titleLimit);
  },
  function descriptionLength({ text, path, original }, { facts, isWritten }) {
    if (original || !isWritten || !facts || path !== 'meta.description') return;
    const length = shownLength(text, facts);
    const { from, to } = descriptionLimits;
    return (length < from || length > to) && messages.descriptionLength(length, from, to);
  },
];

/** What is wrong with a slot, in one sentence; undefined if all is well. */
export function findIssue(slot: Slot, context: Context): string | undefined {
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

/** The first name that isn't among the others. */
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
  const parts = path
    .replace(/\.html$/, '')
    .normalize('NFC')
    .toLowerCase()
    .split('/')
    .map((part) => part.replace(/[\s._]+/g, '-').replace(/[^\p{L}\p{M}\p{N}\-{}]/gu, ''))
    .map((part) =>
      [...part]
        .slice(0, partLimit)
        .join('')
        .replace(/^-+|-+$/g, ''),
    )
    .filter(Boolean);
  return `/${parts.join('/')}`.replaceAll('{}', slug);
}

/**
 * Whether a name is safe everywhere: i18next splits at dots, colons and underscores (which only plural
 * forms have), JSON puts numeric names first, and objects inherit some names.
 */
function isName({ name, value }: Property): boolean {
  const base = value.type === 'string' ? (formOf(name)?.base ?? name) : name;
  return /^[a-z][a-zA-Z\d-]*(_ordinal)?$/.test(base) && !(base in {});
}

/** Whether a page may have this name, which its files have, too. */
function isPageName(name: string): boolean {
  return (
    /^[a-z\d]+(-[a-z\d]+)*$/.test(name) && ![...sharedFiles, 'index.json'].includes(`${name}.json`)
  );
}

/** The length in a search result. A long name isn't a mistake, so it counts as one of common length. */
function shownLength(text: string, facts: Record<string, unknown>): number {
  const name = String(facts.name ?? '').slice(0, 16);
  return [...fillIn(text, { ...facts, name })].length;
}
