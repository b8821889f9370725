import { markersIn } from '../conventions/markers.ts';
import * as conventions from '../conventions/names.ts';
import type { Entry, Issue, Language } from './issue.ts';
import { issueAt, nameOf } from './read.ts';
import { difference, list, without } from './words.ts';

/** Checks the language that the site is written in. If facts are wrong, nobody knows the markers. */
export function checkSource(source: Language, knownMarkers?: string[]): Issue[] {
  return pairsOf(source, source).flatMap(([entry]) => [
    ...findMissing(entry, source, source),
    ...checkPageNames(entry),
    ...checkItems(entry),
    ...(knownMarkers ? checkMarkers(entry, knownMarkers) : []),
  ]);
}

/** Compares a translation with the source. */
export function checkTranslation(source: Language, own: Language): Issue[] {
  return pairsOf(source, own).flatMap(([entry, original]) => {
    if (typeof entry.text !== typeof original.text) {
      const kind = original.text ? 'um texto entre aspas retas (")' : 'um bloco entre chaves { }';
      return { ...entry, message: `Aqui vai ${kind}, como em ${original.file}:${original.line}.` };
    }
    if (entry.text !== undefined) return compareMarkers(entry, original, own.tag);
    return compareNames(entry, original, source, own);
  });
}

/** Pairs each text and block of a language with what the source has there. */
export function pairsOf(source: Language, own: Language): [Entry, Entry][] {
  const pairs: [Entry, Entry][] = [];
  for (const entry of own.entries.values()) {
    const original = originalOf(entry.key, source);
    // The block around it tells that it is empty, or that the source lacks it.
    if (original && !(isEmpty(entry) && entry.key.includes('.'))) pairs.push([entry, original]);
  }
  return pairs;
}

/** A block lacks something, or has something that the source lacks. */
function compareNames(block: Entry, original: Entry, source: Language, own: Language): Issue[] {
  const missing = findMissing(original, source, own);
  const unknown = findUnknown(block, source);
  if (!unknown[0]) return own.isDraft ? [] : missing;
  const lost = missing.map(({ key }) => nameOf(key));
  const { file, line } = originalOf(missing[0]?.key ?? block.key, source) ?? original;
  const rename = `Os nomes à esquerda não se traduzem nem mudam: escreva-os como em ${file}:${line}`;
  const move = `Se é de outro bloco, leve-o de volta. Se sumiu de ${file}:${line} sem querer, recupere-o lá. Se não, tire-o daqui: o site não o mostra`;
  const message = `Aqui ${difference(lost, unknown.map(nameOf))}. ${lost[0] ? rename : move}.`;
  return [issueAt(own.entries, unknown[0], message)];
}

/** The keys in a block that the source lacks. */
function findUnknown(block: Entry, source: Language): string[] {
  const unknown = block.children.map(({ key }) => key).filter((key) => !originalOf(key, source));
  return unknown.filter((key) => !conventions.untranslated.includes(nameOf(key)));
}

/** What a language lacks of a block. In a draft, this is no mistake. */
export function findMissing(original: Entry, source: Language, own: Language): Issue[] {
  const wanted = original.children.filter((entry) => !conventions.isOptional(entry));
  const needed = new Map(wanted.flatMap((entry) => [...pluralFormsOf(entry, own.tag)]));
  const lost = [...needed].filter(([key]) => isEmpty(own.entries.get(key)));
  return lost.map(([key, numbers]) => {
    const { file, line } = originalOf(key, source) ?? original;
    const use = numbers[0] ? ` (para números como ${list(numbers.slice(0, 3))})` : '';
    const empty = 'Isto está vazio, ou sem aspas';
    const what = own.entries.has(key) ? empty : `Aqui falta “${nameOf(key)}”${use}`;
    const how = own === source ? 'Escreva-o' : `Traduza o de ${file}:${line}`;
    const message = `${what}. ${how}. Se sumiu sem querer, recupere-o com Ctrl + Z ou de uma cópia.`;
    return issueAt(own.entries, key, message);
  });
}

/** A text has other markers than the source, or lacks some. */
function compareMarkers(entry: Entry, original: Entry, tag: string): Issue[] {
  const before = markersIn(original.text);
  const after = markersIn(entry.text);
  // “One day” needs no number if its form is only for 1. Another language's form may need one.
  const numbers = pluralFormsOf(entry, tag).get(entry.key) ?? [];
  const isFree = numbers.length === 1 || (numbers.length > 1 && !before.includes('{{count}}'));
  const free = isFree ? ['{{count}}'] : [];
  const lost = without(before, [...after, ...free]);
  const added = without(after, [...before, ...free]);
  const what = difference(lost, added);
  const message = `As marcas entre { } e < > mudaram: ${what}. Compare com ${original.file}:${original.line} e copie de lá essas marcas, sinal por sinal.`;
  return what ? [{ ...entry, message }] : [];
}

/** A text has a marker that the site would show as it is written. */
function checkMarkers(entry: Entry, knownMarkers: string[]): Issue[] {
  const [unknown] = without(markersIn(entry.text), knownMarkers);
  if (!unknown) return [];
  const alike = knownMarkers.filter((marker) => marker.startsWith('<') === unknown.startsWith('<'));
  const name = unknown.replace(/[^\p{L}\d-]/gu, '').toLowerCase();
  const meant = name ? alike.filter((marker) => marker.toLowerCase().includes(name)) : [];
  const write = `Escreva com todos os sinais: ${list(meant)}`;
  const known = `Se é um link ou um número seu, acrescente-o em “links” ou “figures”, no site.json. Se não, reescreva a frase sem isso, ou com um destes: ${list(alike)}`;
  const message = `O site não entende ${unknown}. ${meant[0] ? write : known}.`;
  return [{ ...entry, message }];
}

/** A block whose names are those of pages has another name. */
function checkPageNames(block: Entry): Issue[] {
  const pages = conventions.namesOfPages[block.key];
  if (!pages) return [];
  const unknown = block.children.filter(({ key }) => !pages.includes(nameOf(key)));
  const message = `Aqui só cabem os nomes destas páginas: ${list(pages)}. Eles não mudam: o nome que o site mostra é o texto, à direita. Se foi um “Substituir tudo”, procure a palavra nova também nos outros arquivos, à esquerda e em “topic”.`;
  return unknown.map((entry) => ({ ...entry, message }));
}

/** Items of a list lack what all others have, or have what no other has. */
function checkItems({ key, children }: Entry): Issue[] {
  const items = children.filter((item) => !isEmpty(item));
  // Of two items, either may be the one that is wrong. `findMissing` reports those that are empty.
  if (!conventions.lists.includes(nameOf(key)) || items.length < 3) return [];
  const namesIn = (item: Entry) => {
    const all = item.children.map((child) => nameOf(child.key).replace(pluralEnding, ''));
    return without([...new Set(all)], conventions.onlyInSome);
  };
  const names = items.flatMap(namesIn);
  const itemsWith = (name: string) => names.filter((each) => each === name).length;
  return items.flatMap((item) => {
    const own = namesIn(item);
    const lost = without(names, own).filter((name) => itemsWith(name) === items.length - 1);
    const added = own.filter((name) => itemsWith(name) === 1);
    const what = difference([...new Set(lost)], added);
    const message = `Este item não é como os outros da lista: ${what}. Dê-lhe os mesmos nomes que os outros têm: o site não mostra mais nada.`;
    return what ? [{ ...item, message }] : [];
  });
}

/** Whether there is neither a block nor a text that people can see. */
const isEmpty = (entry?: Entry) => !entry?.children.length && !entry?.text?.trim();

/** The end of a key that i18next uses for plurals, such as `success_other`. */
const pluralEnding = /_(zero|one|two|few|many|other)$/;

/** What the source has at a key or, for a plural form that Portuguese lacks, at its `_other`. */
const originalOf = (key: string, { entries }: Language) =>
  entries.get(key) ?? entries.get(key.replace(pluralEnding, '_other'));

/** The plural forms of a text that a language needs, by key, each with its numbers. Other keys stay. */
function pluralFormsOf({ key, text }: Entry, tag: string): Map<string, string[]> {
  const forms = new Map<string, string[]>();
  if (!pluralEnding.test(key) || !text) return forms.set(key, []);
  const rules = new Intl.PluralRules(tag);
  // Numbers above 200 use the same forms, except exact millions, which the site never counts.
  for (let number = 0; number <= 200; number++) {
    const form = key.replace(pluralEnding, `_${rules.select(number)}`);
    forms.set(form, [...(forms.get(form) ?? []), String(number)]);
  }
  return forms;
}

/** Finds what the source has lost, but all published translations still have. */
export function findLostTexts(source: Language, [first, ...others]: Language[]): Issue[] {
  // With only one translation, either may be wrong, so `compareNames` reports the text there.
  if (!first || others.length === 0) return [];
  const unknown = pairsOf(source, first).flatMap(([block]) => findUnknown(block, source));
  const lost = unknown.filter((key) => others.every(({ entries }) => entries.has(key)));
  const message =
    'Este texto ou bloco está em todas as traduções, mas não aqui. Se sumiu daqui, ou mudou de nome, sem querer, recupere-o, com Ctrl + Z ou de uma cópia. Se mudou de propósito, mude-o lá também. Só se você já não o quer, apague-o lá.';
  return lost.map((key) => issueAt(source.entries, key, message));
}
