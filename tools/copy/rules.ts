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
  /** Whether an owner wrote the copy. False for copy that tests invent. */
  isWritten: boolean;
  /** Such as `{{name}}`. Undefined if site.json is broken. */
  markers?: string[];
  addresses: { page: string; path: string; place: string }[];
  publicFiles: string[];
}

interface Text {
  text: string;
  key: string;
  plural?: Plural;
  /** The original in all its plural forms. Undefined for the texts of the source. */
  originals: string[] | undefined;
}

type Finding = string | undefined | false;

/** Lengths, in characters, that suit a search result. */
const lengths: Record<string, [from: number, to: number]> = {
  'meta.title': [1, 65],
  'meta.description': [50, 160],
};

const address = /^\/$|^(\/(?!-)[\p{L}\p{M}\p{N}-]+(?<!-))+$/u;

export const lists = ['items', 'stages', 'meetings', 'tools', 'body', 'options'];

const neededList = /(?<!\b(before|testimonials)\.)\b(items|stages|meetings|body|options)$/;

/** The key of a text that says what a testimonial is about: a page's name or other words. */
const topic = /(^|\.)topic$/;

/** Finds a pair's first mistake. A new rule needs a message, and a row in check.test.ts. */
export function findIssue(pair: Pair, context: Context): Finding {
  if (pair.kind === 'unknown') return unknownName(pair, context);
  const { original, own, plural, forms = [original], isPhoto } = pair;
  const { isSource } = context;
  const message =
    (isSource && own !== undefined && nameOrList(pair, context)) ||
    missing(pair, context) ||
    wrongKind(pair);
  if (message || isPhoto || typeof own !== 'string') return message;
  if (isBlank(own)) return messages.blank(isSource);
  const key = keyOf(pair.path);
  if (key === 'meta.path') return wrongAddress(own, context);
  const text = { text: own, key, plural, originals: isSource ? undefined : forms.map(String) };
  return wrongCopy(text, context) || (isSource && wrongOriginal(text, context));
}

function unknownName({ path, plural, missing }: UnknownPair, { folder: { tag } }: Context) {
  const forms = plural && neededForms(tag).map((form) => `_${form}`);
  const name = path.at(-1) ?? '';
  return messages.unknownName(name, missing, forms && { language: languageName(tag), forms });
}

function nameOrList({ path, own }: KnownPair, { name }: Context): Finding {
  const key = keyOf(path);
  const [id = '', list = ''] = path.toReversed();
  const where = `${name} ${keyOf(path.slice(0, -1))}`;
  if (where === 'home.json products.items' && !offers.some((offer) => offer === id)) {
    return messages.leadsNowhere(id, offers);
  }
  // A channel's id is the name of a network in site.json.
  const isChannel = where === 'contato.json channels.items';
  if (lists.includes(list) && !isChannel && !/^[a-z][a-z\d-]*$/.test(id)) return messages.id(id);
  const isEmpty = isBlock(own) && entriesOf(own).length === 0;
  return isEmpty && neededList.test(key) && messages.emptyList;
}

function missing(
  { path, original, originalPath, plural, after }: KnownPair,
  { locales: { source, pages }, folder, isSource, name }: Context,
): Finding {
  const file = source.files.get(name);
  if (!after || !file || (folder.draft && !isSource)) return;
  const { tag } = folder;
  if (plural) {
    return messages.missingForm(plural.form, languageName(tag), numbersOf(tag, plural.form));
  }
  const place = placeOf(file, originalPath, 'name');
  if (isBlock(original)) return messages.missingBlock(place);
  const text = String(original);
  const key = keyOf(path);
  const isPage = topic.test(key) && pages.includes(text);
  return messages.missing(place, isPage || /(Lang|author)$/.test(key) || !hasWords(text));
}

function wrongKind({ path, original, own }: KnownPair): Finding {
  const kind = isBlock(original) || path.length === 0 ? 'object' : 'string';
  return own !== undefined && kindOf(own) !== kind && messages.wrongKind(kind, kindOf(own));
}

function wrongAddress(text: string, context: Context): Finding {
  const { name, locales, folder, isSource, addresses, publicFiles } = context;
  if (name === 'home.json') return text !== '/' && messages.homeAddress;
  const typed = withSlug(text, 'slug');
  if (!address.test(typed) || typed !== typed.normalize().toLowerCase()) return messages.address;

  const own = addresses.findIndex(({ page }) => name === `${page}.json`);
  const path = addresses[own]?.path ?? '';
  const [, first] = path.split('/');
  const languages = isSource ? locales.translations : [folder];
  const language = languages.find(({ tag }) => tag.toLowerCase() === first);
  if (language) return messages.taken(`/${language.tag}`);

  const whole = isSource ? path : `/${folder.tag}${path}`.toLowerCase();
  const file = publicFiles.find(
    (each) => each.toLowerCase().replace(/(\/index)?\.html$/, '') === whole,
  );
  if (file && path !== '/') return messages.taken(file);
  if (/\/(404|index)$/.test(path)) return messages.taken(whole);

  const other = addresses.slice(0, own).find((each) => each.path === path);
  return other && messages.taken(`“${other.page}”, ${other.place}`);
}

function wrongCopy({ text, key, plural, originals }: Text, context: Context): Finding {
  const { locales, folder, markers } = context;
  if (key.endsWith('Lang') && !isTag(text)) return messages.titleLanguage;
  const [original = ''] = originals ?? [];
  const isPage = topic.test(key) && locales.pages.includes(original);
  if (isPage && text !== original) return messages.topic(original);

  const needed = markersIn(...(originals ?? []));
  // The source may have any known marker. unfilledMarkers finds those that a page doesn't fill.
  const allowed = originals ? needed : markers;
  const isForOne = originals && plural && hasOneNumber(folder.tag, plural.form);
  const found = markersIn(text);
  const isNeeded = (marker: string) => !(isForOne && marker === '{{count}}');
  const lacking = needed.filter((marker) => !found.includes(marker) && isNeeded(marker));
  const unknown = found.filter(
    (marker) => allowed && !allowed.includes(marker) && isNeeded(marker),
  );
  const isLink = (marker: string) => marker.startsWith('<');
  const links = !originals && unknown.some(isLink) ? (markers ?? []).filter(isLink) : [];
  return lacking.length + unknown.length > 0 && messages.markers(lacking, unknown, links);
}

function wrongOriginal({ text, key }: Text, { isWritten }: Context): Finding {
  const words = parseLinks(text).filter(({ kind }) => kind !== 'address');
  const quote = /["']/.exec(words.map((part) => part.text).join(''))?.[0];
  if (quote) return messages.straightQuotes(quote);
  const limits = lengths[key];
  const { length } = [...text.replace(variable, ofCommonLength)];
  if (!isWritten || !limits || (length >= limits[0] && length <= limits[1])) return;
  return messages.length(length, ...limits);
}

/** Replaces a variable with digits, so that a text's length doesn't depend on the owner's facts. */
function ofCommonLength(_variable: string, name: string) {
  const lengths: Record<string, number> = { name: 16, firstName: 8, email: 22 };
  return '0'.repeat(lengths[name] ?? 3);
}

export function withSlug(path: string, slug: string): string {
  return path.replace(/\{\{\s*slug\s*\}\}/g, slug);
}
