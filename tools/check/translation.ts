import type { Language } from './folders.ts';
import { difference, type Issue, list } from './issue.ts';
import { blockOf, type Entries, isBlock, issueAt, type JsonFile, keysIn, nameOf } from './read.ts';
import { hasWords, isBlank, markersIn, pluralEnding, pluralForms } from './text.ts';

/** What the checker must know of names in the texts. */
export interface NameRules {
  /** Whether all languages have the same value, such as the name of a photograph. */
  isShared: (name: string, text?: string) => boolean;
  /** Names of values that may be the same in all languages, such as those of people. */
  mayStay: string[];
  /** Names that only some items of a list have. */
  onlyInSome: string[];
  /** The keys of lists that may be empty, because their pages show no heading then. */
  mayBeEmpty: string[];
}

/** Compares a file with that of the source language. A draft may lack texts. */
export function compareFiles(from: JsonFile, own: JsonFile, language: Language, rules: NameRules) {
  const mistakes: Issue[] = [];
  const notices: Issue[] = [];
  /** What is left to write or to translate. The messages are the originals. */
  const missing: Issue[] = [];
  const portuguese: Issue[] = [];
  const forms = pluralForms(language.tag);
  const needed = neededEntries(from.entries, [...forms.keys()]);
  const unknown = unknownKeys(from.entries, own.entries, rules);
  for (const [key, { text, line }] of needed) {
    const found = own.entries.get(key);
    const at = (message: string) => issueAt(own, key, message);
    const place = `${from.path}:${line}`;
    const hasBlock = isBlock(own.entries, blockOf(key));
    if (rules.isShared(nameOf(key), text)) {
      const message = `Em ${place} está “${text}”. Veja se aqui deve ser o mesmo.`;
      if (hasBlock && found?.text !== text) notices.push(at(message));
      continue;
    }
    const numbers = forms.get(pluralEnding.exec(key)?.[1] ?? '') ?? [];
    const use = numbers.length > 0 ? ` (para números como ${list(numbers)})` : '';
    if (text && isBlank(found?.text)) missing.push(at(text + use));
    if (!found) {
      // An unknown name beside it may be a wrong name of what is missing, and says so.
      const isTold = unknown.some((each) => blockOf(each) === blockOf(key));
      const isGap = language.isDraft || isTold || !hasBlock;
      const message = `Aqui falta “${nameOf(key)}”${use}. Copie-o de ${place} e adapte-o.`;
      if (!isGap) mistakes.push(at(message));
    } else if (text === undefined || found.text === undefined) {
      const what =
        text === undefined ? 'um bloco entre chaves { }' : 'um texto entre aspas retas (")';
      if (text !== found.text) mistakes.push(at(`Aqui vai ${what}, como em ${place}.`));
    } else if (isBlank(found.text)) {
      const message = 'Aqui não há um texto entre aspas retas ("). Escreva-o.';
      if (!language.isDraft) mistakes.push(at(message));
    } else {
      const markers = differenceOfMarkers(text, found.text, numbers);
      const message = `As marcas entre { } e < > mudaram: ${markers}. Copie-as de ${place}, sinal por sinal.`;
      if (markers) mistakes.push(at(message));
      const mayStay = rules.mayStay.includes(nameOf(key)) || !hasWords(text);
      if (found.text === text && !mayStay) portuguese.push(at(text));
    }
  }
  for (const key of unknown) {
    const lost = keysIn(needed, blockOf(key)).filter((each) => !own.entries.has(each));
    const what = difference(lost.map(nameOf), [nameOf(key)]);
    const message = `Aqui ${what}, que não está em ${from.path}. Se só o nome ou o lugar está errado, aqui ou lá, corrija-o. Se não, guarde o texto em outro lugar, porque o site não o mostra.`;
    mistakes.push(issueAt(own, key, message));
  }
  return { mistakes, notices, missing, portuguese };
}

/** A language, and what was found in each of its files. */
export interface Translation extends Language {
  compared: ReturnType<typeof compareFiles>[];
}

/** What a language must have of the source, with its own plural forms. */
function neededEntries(entries: Entries, forms: string[]): Entries {
  const needed: Entries = new Map();
  for (const [key, entry] of entries) {
    // Translation tools leave out blocks without texts.
    const isEmpty = isBlock(entries, key) && keysIn(entries, key).length === 0;
    if (isEmpty || key === 'sample') continue;
    const base = key.replace(pluralEnding, '');
    const keys = base === key ? [key] : forms.map((form) => `${base}_${form}`);
    for (const each of keys) needed.set(each, entries.get(each) ?? entry);
  }
  return needed;
}

/** Keys that the source language lacks. If it lacks a block, the block stands for what is in it. */
export function unknownKeys(source: Entries, own: Entries, { mayStay }: NameRules): string[] {
  const isKnown = (key: string) =>
    [...mayStay, 'sample'].includes(nameOf(key)) ||
    source.has(key) ||
    source.has(key.replace(pluralEnding, '_other'));
  return [...own.keys()].filter((key) => isBlock(source, blockOf(key)) && !isKnown(key));
}

/** Which markers a text lost or got. “One day” needs no number if its form is only for 1. */
function differenceOfMarkers(wanted: string, own: string, numbers: number[]): string {
  const [before, after] = [markersIn(wanted), markersIn(own)];
  const mayBeLost = numbers.length === 1 ? [...after, '{{count}}'] : after;
  return difference(
    before.filter((marker) => !mayBeLost.includes(marker)),
    after.filter((marker) => !before.includes(marker)),
  );
}
