import type { Language } from './folders.ts';
import { difference, type Issue, list, without } from './issue.ts';
import { blockOf, type Entries, type Entry, isBlock, nameOf } from './read.ts';
import { hasWords, isBlank, pluralEnding, pluralForms } from './text.ts';

/** What the site says of its texts. */
export interface TextRules {
  /** The markers in a text, such as `{{name}}` and `<email>…</email>`, and parts of broken ones. */
  markersIn: (text: string) => string[];
  /** Which markers the text at a key may have. Undefined if facts are wrong, so that nobody knows. */
  markersOf?: (key: string) => string[];
  /** Whether all languages have the same value, such as the name of a photograph. */
  isShared: (entry: Entry) => boolean;
  /** The names, such as those of pages, in blocks in which owners may give no others. */
  namesIn: Record<string, string[]>;
  /** The keys of what isn't translated, such as people's names. A language may have more of it. */
  notTranslated: RegExp;
  /** The keys of what only some items of a list have. */
  onlyInSome: RegExp;
  /** The keys of lists that may be empty. */
  mayBeEmpty: RegExp;
}

/** What a language must have. A plural form is for some numbers, of which these are the first. */
interface Needed extends Entry {
  numbers: number[];
}

/** Compares a language with the source. In a draft, what is missing is no mistake. */
export function compareTexts(source: Language, own: Language, rules: TextRules): Issue[] {
  const issues: Issue[] = [];
  const needed = neededEntries(source.entries, pluralForms(own.tag));
  const unknown = unknownEntries(source.entries, own.entries, rules.notTranslated);
  for (const [key, wanted] of needed) {
    const block = own.entries.get(blockOf(key));
    const found = own.entries.get(key);
    // The block that is missing is told, and so is the unknown name beside what is missing.
    const isTold = !found && unknown.some((entry) => blockOf(entry.key) === block?.key);
    if (!block || !isBlock(block) || isTold) continue;
    const result = compareEntries(rules, wanted, found);
    if (!result) continue;
    const kind = result.kind === 'missing' && !own.isDraft ? undefined : result.kind;
    issues.push({ ...(found ?? block), key, message: result.message, kind });
  }
  for (const entry of unknown) {
    const isLost = (key: string) => blockOf(key) === blockOf(entry.key) && !own.entries.has(key);
    const lost = [...needed.keys()].filter(isLost);
    const message = explainUnknown(entry.key, lost, source.entries);
    issues.push({ ...entry, message, isSurplus: lost.length === 0 });
  }
  return issues;
}

type Result = Pick<Issue, 'message' | 'kind'>;

/** Says the first thing that is wrong with an entry, or that may be of interest. */
function compareEntries(rules: TextRules, wanted: Needed, found?: Entry): Result | undefined {
  const { key, text, numbers } = wanted;
  const place = `${wanted.file}:${wanted.line}`;
  if (rules.isShared(wanted)) {
    if (found?.text === text) return;
    const message = `Em ${place} está “${text}”. Veja se aqui deve ser o mesmo.`;
    return { message, kind: 'notice' };
  }
  if (!found) {
    const use = numbers.length > 0 ? ` (para números como ${list(numbers)})` : '';
    const message = `Aqui falta “${nameOf(key)}”${use}. Copie-o por inteiro de ${place} e adapte-o, ou traduza-o. Se o juntou a outro, separe os dois.`;
    return { message, kind: 'missing' };
  }
  if (text === undefined || found.text === undefined) {
    if (text === found.text) return;
    const what =
      text === undefined ? 'um bloco entre chaves { }' : 'um texto entre aspas retas (")';
    return { message: `Aqui vai ${what}, como em ${place}.` };
  }
  if (isBlank(found.text)) {
    return { message: 'Aqui não há um texto entre aspas retas ("). Escreva-o.', kind: 'missing' };
  }
  const [before, after] = [rules.markersIn(text), rules.markersIn(found.text)];
  // “One day” needs no number if its form is only for 1. Another language's form may need one.
  const mayBeLost = numbers.length === 1 ? ['{{count}}'] : [];
  const mayBeAdded = numbers.length > 0 ? ['{{count}}'] : [];
  const lost = without(before, [...after, ...mayBeLost]);
  const markers = difference(lost, without(after, [...before, ...mayBeAdded]));
  if (markers) {
    const message = `As marcas entre { } e < > mudaram: ${markers}. Copie-as de ${place}, sinal por sinal.`;
    return { message };
  }
  const isTranslated = hasWords(text) && !rules.notTranslated.test(key);
  if (found.text === text && isTranslated) return { message: text, kind: 'portuguese' };
}

/** What a language must have of the source, with its own plural forms. */
function neededEntries(source: Entries, forms: Map<string, number[]>): Map<string, Needed> {
  const needed = new Map<string, Needed>();
  for (const [key, entry] of source) {
    // Translation tools leave out blocks without texts.
    const isEmpty = isBlock(entry) && entry.keys.length === 0;
    if (isEmpty || nameOf(key) === 'sample') continue;
    const base = key.replace(pluralEnding, '');
    if (base === key || isBlock(entry)) needed.set(key, { ...entry, numbers: [] });
    else {
      for (const [form, numbers] of forms) {
        const own = `${base}_${form}`;
        needed.set(own, { ...(source.get(own) ?? entry), key: own, numbers });
      }
    }
  }
  return needed;
}

/** What the source lacks. If it lacks a block, the block stands for what is in it. */
function unknownEntries(source: Entries, own: Entries, notTranslated: RegExp): Entry[] {
  const isKnown = (key: string) =>
    source.has(key) || source.has(key.replace(pluralEnding, '_other')) || notTranslated.test(key);
  const isInBlock = (key: string) => isBlock(source.get(blockOf(key)));
  return [...own.values()].filter(({ key }) => isInBlock(key) && !isKnown(key));
}

/** Says that the source lacks a name. It may be the wrong name of something that is missing. */
function explainUnknown(key: string, lost: string[], source: Entries): string {
  const what = difference(lost.map(nameOf), [nameOf(key)]);
  const advice =
    lost.length > 0
      ? 'Os nomes, à esquerda, não se traduzem nem se juntam: se o texto é o mesmo, deixe-os como lá.'
      : 'Se sumiu de lá sem querer, é lá que se recupera. Se só está no lugar errado, mude-o.';
  const hasPlural = lost.some((name) => pluralEnding.test(name));
  const plural = hasPlural ? ' _one é o singular, e _other, o plural: são dois textos.' : '';
  return `Aqui ${what}, que não está em ${source.get(blockOf(key))?.file}. ${advice}${plural} Se é outro texto, guarde-o fora de locales, porque o site não o mostra.`;
}
