import { parseLinks } from '../../src/links/parse-links.ts';
import { offers } from '../../src/site/pages.ts';
import { type JsonFile, type Node, placeOf, propertiesOf } from '../copy/json-file.ts';
import { isTag, languageName } from '../copy/locale-tag.ts';
import { hasWords, isBlank, markersIn, variable } from '../copy/markers.ts';
import { hasOneNumber, neededForms, numbersOf, type Plural } from '../copy/plurals.ts';
import type { Pair } from '../copy/walk.ts';
import { messages } from '../issues/messages.ts';

export interface Context {
  /** Such as `home.json`. */
  name: string;
  tag: string;
  isSource: boolean;
  /** The source's file of the same name. */
  source: JsonFile;
  draft: boolean;
  /** See `checkCopy`. */
  isWritten: boolean;
  /** Those with an address; undefined if site.json is broken. */
  channels?: string[];
  /** What texts may name; undefined if site.json is broken. */
  markers?: string[];
  /** In the order of the pages, with the slug filled in. */
  addresses: { page: string; path: string; place: string }[];
  pages: readonly string[];
  /** Those of all translations. */
  tags: string[];
  publicFiles: string[];
}

type PairRule = (pair: Pair, context: Context) => string | undefined | false;

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

/** Blocks whose names the owner chooses. */
export const lists = ['items', 'stages', 'meetings', 'tools', 'body', 'options'];

/** Lists that leave a title alone if empty. Without answers or testimonials, the section goes. */
const neededList = /(?<!\b(before|testimonials)\.)\b(items|stages|meetings|body|options)$/;

/** What a testimonial is about: a page's key, or words for visitors. */
const topic = /(^|\.)topic$/;

/** The name of the block that a name stands in. */
const blockAround = ({ parent }: Node) => String(parent?.parent?.parent?.children?.[0]?.value);

const pairRules: PairRule[] = [
  function unknownName({ original, own, plural, missing = [] }, { tag }) {
    if (original || !own) return;
    const forms = plural && neededForms(tag).map((form) => `_${form}`);
    return messages.unknownName(own.name, missing, forms && { language: languageName(tag), forms });
  },
  function leadsNowhere({ path, own }, { name, isSource, channels }) {
    if (!isSource || !own) return;
    const lists: Record<string, string[] | undefined> = {
      'home.json products.items': offers,
      'contato.json channels.items': channels,
    };
    const known = lists[`${name} ${path.slice(0, -own.name.length - 1)}`];
    if (!known || known.includes(own.name)) return;
    return known === channels
      ? messages.noChannel(own.name)
      : messages.leadsNowhere(own.name, known);
  },
  function badId({ own }, { isSource, channels }) {
    if (!isSource || !own || !lists.includes(blockAround(own.key))) return;
    return (
      !/^[a-z][a-z\d-]*$/.test(own.name) && !channels?.includes(own.name) && messages.id(own.name)
    );
  },
  function emptyList({ path, own }, { isSource }) {
    if (!isSource || own?.value.type !== 'object' || !neededList.test(path)) return;
    return propertiesOf(own.value).length === 0 && messages.emptyList;
  },
  function missing({ path, original, own, plural, offset }, { draft, tag, source, pages }) {
    if (!original || own || offset === undefined || draft) return;
    if (plural) {
      return messages.missingForm(plural.form, languageName(tag), numbersOf(tag, plural.form));
    }
    const place = placeOf(source, original.key);
    const { type, value } = original.value;
    if (type === 'object') return messages.missingBlock(place);
    const isPage = topic.test(path) && pages.includes(value);
    const isSame = isPage || /(Lang|author)$/.test(path) || !hasWords(value);
    return messages.missing(place, isSame);
  },
  function wrongKind({ path, original, own }) {
    if (!original || !own) return;
    const kind = original.value.type === 'object' || !path ? 'object' : 'string';
    return own.value.type !== kind && messages.wrongKind(kind, own.value.type);
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
    const { isSource, tag, tags } = context;
    const folders = isSource ? tags : [tag];
    const folder = folders.find((each) => each.toLowerCase() === first);
    return folder && messages.taken(`/${folder}`);
  },
  function isFile(_text, context) {
    const path = pathOf(context);
    const { isSource, tag, publicFiles } = context;
    const address = isSource ? path : `/${tag}${path}`.toLowerCase();
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
  function topicThatIsTranslated({ text, path, originals: [original = ''] = [] }, { pages }) {
    if (!topic.test(path) || !pages.includes(original)) return;
    return text !== original && messages.topic(original);
  },
  function wrongMarkers(text, context) {
    const { missing, unknown } = text.originals
      ? compareWithOriginal(text, text.originals, context)
      : compareWithSite(text.text, context);
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

/** Assumes common lengths: a long name, or a figure in words, isn't a mistake. */
function ofCommonLength(_variable: string, name: string) {
  const lengths: Record<string, number> = { name: 16, firstName: 8, email: 22 };
  return '0'.repeat(lengths[name] ?? 3);
}

function pathOf({ name, addresses }: Context): string {
  return addresses.find(({ page }) => name === `${page}.json`)?.path ?? '';
}

/** Fills the owner's slug into an address. */
export function withSlug(path: string, slug: string): string {
  return path.replace(/\{\{\s*slug\s*\}\}/g, slug);
}

/** A translation needs all markers. A plural form for one number may say it in words. */
function compareWithOriginal({ text, plural }: Text, originals: string[], { tag }: Context) {
  const markers = markersIn(...originals);
  return compareMarkers(text, markers, markers, plural && hasOneNumber(tag, plural.form));
}

/** Only the built page shows whether this text gets its variables. */
function compareWithSite(text: string, { markers }: Context) {
  return markers ? compareMarkers(text, [], markers) : { missing: [], unknown: [] };
}

function compareMarkers(text: string, needed: string[], allowed: string[], isCountFree = false) {
  const isFree = (marker: string) => isCountFree && marker === '{{count}}';
  const found = markersIn(text);
  return {
    missing: needed.filter((marker) => !found.includes(marker) && !isFree(marker)),
    unknown: found.filter((marker) => !allowed.includes(marker) && !isFree(marker)),
  };
}

/** What is wrong with a pair, if anything. */
export function findIssue(pair: Pair, context: Context): string | undefined {
  const { path, original, own, plural, forms, isPhoto } = pair;
  const message = firstOf(pairRules, pair, context);
  if (message || !original || own?.value.type !== 'string') return message;
  // Checked in tools/check/photos.ts.
  if (isPhoto) return;
  const originals = (forms ?? [original]).map(({ value }) => String(value.value));
  const text: Text = {
    text: String(own.value.value),
    path,
    plural,
    originals: context.isSource ? undefined : originals,
  };
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
