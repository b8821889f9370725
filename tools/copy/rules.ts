import { parseLinks } from '../../src/content/links/parse-links.ts';
import { offers } from '../../src/content/pages.ts';
import { entriesOf, isBlock, keyOf, kindOf, placeOf } from './json-file.ts';
import { isTag, languageName } from './locale-tag.ts';
import { hasWords, isBlank, markersIn, variable } from './markers.ts';
import { messages } from './messages.ts';
import { hasOneNumber, neededForms, numbersOf, type Plural } from './plurals.ts';
import type { LocaleFolder, Locales } from './read-locales.ts';
import type { KnownPair, Pair, UnknownPair } from './walk.ts';

export interface Context {
  locales: Locales;
  folder: LocaleFolder;
  isSource: boolean;
  name: string;
  /** See `checkCopy`. */
  isWritten: boolean;
  channels?: string[];
  /** What texts may name. Undefined, as `channels` is, if site.json is broken. */
  markers?: string[];
  addresses: { page: string; path: string; place: string }[];
  publicFiles: string[];
}

type TextRule = (text: Text, context: Context) => string | undefined | false;

interface Text {
  text: string;
  path: string;
  plural?: Plural;
  /** The original in all its plural forms; undefined for the source. */
  originals?: string[];
}

/** Lengths in characters that search results show in full. */
const lengths: Record<'meta.title' | 'meta.description', [from: number, to: number]> = {
  'meta.title': [1, 65],
  'meta.description': [50, 160],
};

/** Letters of any script, numbers and hyphens between slashes. */
const address = /^\/$|^(\/(?!-)[\p{L}\p{M}\p{N}-]+(?<!-))+$/u;

// A new rule needs a message in messages.ts and a row in check.test.ts.

export const lists = ['items', 'stages', 'meetings', 'tools', 'body', 'options'];

/** Lists whose section keeps its title if they are empty. The sections of the two others go. */
const neededList = /(?<!\b(before|testimonials)\.)\b(items|stages|meetings|body|options)$/;

/** What a testimonial is about: a page's key, or words for visitors. */
const topic = /(^|\.)topic$/;

function unknownName({ path, plural, missing }: UnknownPair, { folder: { tag } }: Context) {
  const forms = plural && neededForms(tag).map((form) => `_${form}`);
  const name = path.at(-1) ?? '';
  return messages.unknownName(name, missing, forms && { language: languageName(tag), forms });
}

type PairRule = (pair: KnownPair, context: Context) => string | undefined | false;

const pairRules: PairRule[] = [
  function leadsNowhere({ path, own }, { name, isSource, channels }) {
    if (!isSource || own === undefined) return;
    const lists: Record<string, string[] | undefined> = {
      'home.json products.items': offers,
      'contato.json channels.items': channels,
    };
    const known = lists[`${name} ${keyOf(path.slice(0, -1))}`];
    const id = path.at(-1) ?? '';
    if (!known || known.includes(id)) return;
    return known === channels ? messages.noChannel(id) : messages.leadsNowhere(id, known);
  },
  function badId({ path, own }, { isSource, channels }) {
    const [list = '', id = ''] = path.slice(-2);
    if (!isSource || own === undefined || path.length < 2 || !lists.includes(list)) return;
    return !/^[a-z][a-z\d-]*$/.test(id) && !channels?.includes(id) && messages.id(id);
  },
  function emptyList({ path, own }, { isSource }) {
    if (!isSource || !isBlock(own) || !neededList.test(keyOf(path))) return;
    return entriesOf(own).length === 0 && messages.emptyList;
  },
  function missing(pair, { locales: { source, pages }, folder, isSource, name }) {
    const { path, original, originalPath, plural, after } = pair;
    const file = source.files.get(name);
    if (!after || !file || (folder.draft && !isSource)) return;
    const { tag } = folder;
    if (plural) {
      return messages.missingForm(plural.form, languageName(tag), numbersOf(tag, plural.form));
    }
    const place = placeOf(file, originalPath, 'name');
    if (isBlock(original)) return messages.missingBlock(place);
    const text = String(original);
    const isPage = topic.test(keyOf(path)) && pages.includes(text);
    const isSame = isPage || /(Lang|author)$/.test(keyOf(path)) || !hasWords(text);
    return messages.missing(place, isSame);
  },
  function wrongKind({ path, original, own }) {
    if (own === undefined) return;
    const kind = isBlock(original) || path.length === 0 ? 'object' : 'string';
    return kindOf(own) !== kind && messages.wrongKind(kind, kindOf(own));
  },
];

const blankText: TextRule = ({ text }, { isSource }) => isBlank(text) && messages.blank(isSource);

const addressRules: TextRule[] = [
  ({ text }, { name }) => name === 'home.json' && text !== '/' && messages.homeAddress,
  function badAddress({ text }) {
    const path = withSlug(text, 'slug');
    return !(address.test(path) && path === path.normalize().toLowerCase()) && messages.address;
  },
  function isFolder(_text, context) {
    const [, first = ''] = pathOf(context).split('/');
    const { isSource, locales, folder } = context;
    const languages = isSource ? locales.translations : [folder];
    const taken = languages.find(({ tag }) => tag.toLowerCase() === first);
    return taken && messages.taken(`/${taken.tag}`);
  },
  function isFile(_text, context) {
    const path = pathOf(context);
    const { isSource, folder, publicFiles } = context;
    const address = isSource ? path : `/${folder.tag}${path}`.toLowerCase();
    const file = publicFiles.find(
      (each) => each.toLowerCase().replace(/(\/index)?\.html$/, '') === address,
    );
    if (file && path !== '/') return messages.taken(file);
    return /\/(404|index)$/.test(path) && messages.taken(address);
  },
  function isOtherPage(_text, context) {
    const own = context.addresses.findIndex(({ page }) => context.name === `${page}.json`);
    const path = pathOf(context);
    const other = context.addresses.slice(0, own).find((each) => each.path === path);
    return other && messages.taken(`“${other.page}”, ${other.place}`);
  },
];

const copyRules: TextRule[] = [
  ({ text, path }) => path.endsWith('Lang') && !isTag(text) && messages.titleLanguage,
  function topicThatIsTranslated({ text, path, originals: [original = ''] = [] }, { locales }) {
    if (!topic.test(path) || !locales.pages.includes(original)) return;
    return text !== original && messages.topic(original);
  },
  function wrongMarkers({ text, plural, originals }, { folder, markers }) {
    const needed = markersIn(...(originals ?? []));
    // Only the built page shows whether a text of the source gets its variables.
    const allowed = originals ? needed : markers;
    const isForOne = originals && plural && hasOneNumber(folder.tag, plural.form);
    const isFree = (marker: string) => isForOne && marker === '{{count}}';
    const found = markersIn(text);
    const missing = needed.filter((marker) => !found.includes(marker) && !isFree(marker));
    const unknown = found.filter(
      (marker) => allowed && !allowed.includes(marker) && !isFree(marker),
    );
    return missing.length + unknown.length > 0 && messages.markers(missing, unknown);
  },
];

const sourceRules: TextRule[] = [
  function straightQuotes({ text }) {
    const words = parseLinks(text).filter(({ kind }) => kind !== 'address');
    const found = /["']/.exec(words.map((part) => part.text).join(''))?.[0];
    return found && messages.straightQuotes(found);
  },
  function badLength({ text, path }, { isWritten }) {
    if (!isWritten || !(path in lengths)) return;
    const limits = lengths[path as keyof typeof lengths];
    const { length } = [...text.replace(variable, ofCommonLength)];
    return (length < limits[0] || length > limits[1]) && messages.length(length, ...limits);
  },
];

/** Assumes common lengths, so that a long name, or a figure in words, is no mistake. */
function ofCommonLength(_variable: string, name: string) {
  const lengths: Record<string, number> = { name: 16, firstName: 8, email: 22 };
  return '0'.repeat(lengths[name] ?? 3);
}

function pathOf({ name, addresses }: Context): string {
  return addresses.find(({ page }) => name === `${page}.json`)?.path ?? '';
}

export function withSlug(path: string, slug: string): string {
  return path.replace(/\{\{\s*slug\s*\}\}/g, slug);
}

/** The first thing that is wrong with a pair. */
export function findIssue(pair: Pair, context: Context): string | undefined {
  if (pair.kind === 'unknown') return unknownName(pair, context);
  const { original, own, plural, forms = [original], isPhoto } = pair;
  const message = firstOf(pairRules, pair, context);
  if (message || isPhoto || typeof own !== 'string') return message;
  const path = keyOf(pair.path);
  const originals = context.isSource ? undefined : forms.map(String);
  const text: Text = { text: own, path, plural, originals };
  return firstOf([blankText, ...rulesFor(path, context)], text, context);
}

function rulesFor(path: string, { isSource }: Context): TextRule[] {
  if (path === 'meta.path') return addressRules;
  return isSource ? [...copyRules, ...sourceRules] : copyRules;
}

function firstOf<Subject>(
  rules: ((subject: Subject, context: Context) => string | undefined | false)[],
  subject: Subject,
  context: Context,
): string | undefined {
  for (const rule of rules) {
    const message = rule(subject, context);
    if (message) return message;
  }
}
