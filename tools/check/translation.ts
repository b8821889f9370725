import type { Language } from './folders.ts';
import { difference, type Issue, list, without } from './issue.ts';
import { blockOf, type Entries, fileOf, isBlock, issueAt, keysIn, nameOf } from './read.ts';
import { hasWords, isBlank, pluralEnding, pluralForms } from './text.ts';

/** What the checker must know of the texts. */
export interface TextRules {
  /** The markers in a text, such as `{{name}}` and `<email>…</email>`, and parts of broken ones. */
  markersIn: (text: string) => string[];
  /** Whether all languages have the same value, such as the name of a photograph. */
  isShared: (name: string, text?: string) => boolean;
  /** Whether the site knows a name that owners may not change, such as that of a page. */
  isKnown: (key: string) => boolean;
  /** Names of values that aren't translated, such as those of people. A language may have more. */
  notTranslated: string[];
  /** Names of blocks whose items all have the same names. */
  lists: string[];
  /** Names that only some items of a list have. */
  onlyInSome: string[];
  /** The keys of lists that may be empty, because their pages show no heading then. */
  mayBeEmpty: RegExp;
}

/** In a draft, what is `missing` is no mistake. A `surplus` text may be one that the source has lost. */
export interface Finding extends Issue {
  kind: 'mistake' | 'surplus' | 'missing' | 'portuguese' | 'notice';
}

export interface Translation extends Language {
  findings: Finding[];
}

/** Compares a language with the source. */
export function compareTexts(source: Language, own: Language, rules: TextRules): Finding[] {
  const findings: Finding[] = [];
  const add = (kind: Finding['kind'], key: string, message: string) =>
    findings.push({ ...issueAt(own, key, message), kind });
  const missing = own.isDraft ? 'missing' : 'mistake';
  const forms = pluralForms(own.tag);
  const needed = neededEntries(source.entries, [...forms.keys()]);
  const unknown = unknownKeys(source.entries, own.entries, rules);
  for (const [key, { text, line }] of needed) {
    const place = `${source.folder}/${fileOf(key)}:${line}`;
    const numbers = forms.get(pluralEnding.exec(key)?.[1] ?? '') ?? [];
    const found = own.entries.get(key);
    // A block that is missing is one finding, and so is a file.
    const hasBlock = !blockOf(key) || isBlock(own.entries, blockOf(key));
    if (rules.isShared(nameOf(key), text)) {
      const message = `Em ${place} está “${text}”. Veja se aqui deve ser o mesmo.`;
      if (hasBlock && found?.text !== text) add('notice', key, message);
    } else if (!found) {
      // An unknown name beside it may be a wrong name of what is missing, and says so.
      const isTold = unknown.some((each) => blockOf(each) === blockOf(key));
      if (hasBlock && !isTold) add(missing, key, explainMissing(key, place, numbers));
    } else if (text === undefined || found.text === undefined) {
      const what =
        text === undefined ? 'um bloco entre chaves { }' : 'um texto entre aspas retas (")';
      if (text !== found.text) add('mistake', key, `Aqui vai ${what}, como em ${place}.`);
    } else if (isBlank(found.text)) {
      add(missing, key, 'Aqui não há um texto entre aspas retas ("). Escreva-o.');
    } else {
      const [before, after] = [rules.markersIn(text), rules.markersIn(found.text)];
      const markers = differenceOfMarkers(before, after, numbers);
      const message = `As marcas entre { } e < > mudaram: ${markers}. Copie-as de ${place}, sinal por sinal.`;
      const isTranslated = !rules.notTranslated.includes(nameOf(key)) && hasWords(text);
      if (markers) add('mistake', key, message);
      else if (found.text === text && isTranslated) add('portuguese', key, text);
    }
  }
  for (const key of unknown) {
    const lost = without(keysIn(needed, blockOf(key)), [...own.entries.keys()]);
    add(lost.length > 0 ? 'mistake' : 'surplus', key, explainUnknown(key, lost, source));
  }
  return findings;
}

/** What a language must have of the source, with its own plural forms. */
function neededEntries(entries: Entries, forms: string[]): Entries {
  const needed: Entries = new Map();
  for (const [key, entry] of entries) {
    // Translation tools leave out blocks without texts.
    const isEmpty = isBlock(entries, key) && keysIn(entries, key).length === 0;
    if (isEmpty || nameOf(key) === 'sample') continue;
    const base = key.replace(pluralEnding, '');
    const keys = base === key ? [key] : forms.map((form) => `${base}_${form}`);
    for (const each of keys) needed.set(each, entries.get(each) ?? entry);
  }
  return needed;
}

/** Keys that the source lacks. If it lacks a block, the block stands for what is in it. */
function unknownKeys(source: Entries, own: Entries, { notTranslated }: TextRules): string[] {
  const isKnown = (key: string) =>
    [...notTranslated, 'sample'].includes(nameOf(key)) ||
    source.has(key) ||
    source.has(key.replace(pluralEnding, '_other'));
  return [...own.keys()].filter((key) => isBlock(source, blockOf(key)) && !isKnown(key));
}

function explainMissing(key: string, place: string, numbers: number[]): string {
  const use = numbers.length > 0 ? ` (para números como ${list(numbers)})` : '';
  return `Aqui falta “${nameOf(key)}”${use}. Copie-o de ${place} e adapte-o.`;
}

/** Which markers a text lost or got. “One day” needs no number if its form is only for 1. */
function differenceOfMarkers(before: string[], after: string[], numbers: number[]): string {
  const mayBeLost = numbers.length === 1 ? ['{{count}}'] : [];
  return difference(without(before, [...after, ...mayBeLost]), without(after, before));
}

function explainUnknown(key: string, lost: string[], { folder }: Language): string {
  const what = difference(lost.map(nameOf), [nameOf(key)]);
  const advice =
    lost.length > 0
      ? 'Os nomes, à esquerda, não se traduzem: deixe-o como lá.'
      : 'Se só está no lugar errado, mude-o.';
  return `Aqui ${what}, que não está em ${folder}/${fileOf(key)}. ${advice} Se é outro texto, guarde-o fora de locales, porque o site não o mostra.`;
}
