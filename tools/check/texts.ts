import { markersIn } from '../conventions/markers.ts';
import * as conventions from '../conventions/names.ts';
import type { Entry, Issue, Language } from './issue.ts';
import { issueAt, nameOf } from './read.ts';
import { difference, list, without } from './words.ts';

/** A text or block, and what the source has there. */
interface Pair {
  entry: Entry;
  original: Entry;
  own: Language;
  source: Language;
  /** The markers that a text may have. Undefined if facts are wrong, so that nobody knows. */
  knownMarkers?: string[];
}

/** Of these, the first that finds something counts. The source is compared with itself. */
const sourceRules = [otherNames, unknownMarkers, unknownPages, unlikeItems];
const translationRules = [otherKind, otherNames, otherMarkers];

/** Checks the texts and blocks of a language. */
export function checkTexts(source: Language, own: Language, knownMarkers?: string[]): Issue[] {
  const rules = own === source ? sourceRules : translationRules;
  const issues: Issue[] = [];
  for (const pair of pairsOf(source, own)) {
    const found = rules.map((rule) => rule({ ...pair, knownMarkers }));
    issues.push(...(found.find(({ length }) => length > 0) ?? []));
  }
  return issues;
}

/** Pairs what a language has with what the source has. */
export function pairsOf(source: Language, own: Language): Pair[] {
  const pairs: Pair[] = [];
  for (const entry of own.entries.values()) {
    const original = originalOf(entry.key, source);
    // The block around it tells that it is empty, or that the source lacks it.
    if (!original || (isEmpty(entry) && entry.key.includes('.'))) continue;
    pairs.push({ entry, original, own, source });
  }
  return pairs;
}

/** There is a text instead of a block, or a block instead of a text. */
function otherKind({ entry, original }: Pair): Issue[] {
  if (typeof entry.text === typeof original.text) return [];
  const what = original.text ? 'um texto entre aspas retas (")' : 'um bloco entre chaves { }';
  return [{ ...entry, message: `Aqui vai ${what}, como em ${original.file}:${original.line}.` }];
}

/** A block lacks something, or has something that the source lacks. */
function otherNames(pair: Pair): Issue[] {
  const { entry: block, original, own, source } = pair;
  const missing = missingIn(pair);
  const isUnknown = (key: string) =>
    !originalOf(key, source) && !conventions.untranslated.includes(nameOf(key));
  const unknown = block.children.map(({ key }) => key).filter(isUnknown);
  if (!unknown[0]) return own.isDraft ? [] : missing;
  // The unknown name may be that of what is missing.
  const lost = missing.map(({ key }) => nameOf(key));
  const what = difference(lost, unknown.map(nameOf));
  const message = `Aqui ${what}. Compare com ${original.file}:${original.line}. Dê a cada texto o nome e o lugar que tem lá (de “_one” e “_other”, ficam os dois). Se foi um “Substituir tudo”, procure a palavra nova também nos textos. Se o que sobra sumiu de lá sem querer, é lá que se recupera. Se é um texto a mais, guarde-o fora de locales, porque o site não o mostra.`;
  return [issueAt(own.entries, unknown[0], message)];
}

/** What a block lacks. In a draft, this is no mistake. */
export function missingIn({ original, own, source }: Pair): Issue[] {
  const wanted = original.children.filter((entry) => !conventions.isOptional(entry));
  const needed = new Map(wanted.flatMap((entry) => [...formsOf(entry, own.tag)]));
  const lost = [...needed].filter(([key]) => isEmpty(own.entries.get(key)));
  return lost.map(([key, numbers]) => {
    const { file, line } = originalOf(key, source) ?? original;
    const examples = list(numbers.slice(0, 3));
    const use = examples && ` (para números como ${examples})`;
    const orWrite = 'Escreva-o, ou recupere-o com Ctrl + Z ou de uma cópia.';
    const orCopy = `Se já o traduziu, recupere-o com Ctrl + Z ou de uma cópia, ou separe-o do texto a que o juntou. Se não, copie-o por inteiro de ${file}:${line} e traduza-o.`;
    const message = `Aqui falta “${nameOf(key)}”${use}, ou está vazio, ou sem aspas. ${own === source ? orWrite : orCopy}`;
    return issueAt(own.entries, key, message);
  });
}

/** A text has other markers than the source, or lacks some. */
function otherMarkers({ entry, original, own }: Pair): Issue[] {
  const before = markersIn(original.text);
  const after = markersIn(entry.text);
  // “One day” needs no number if its form is only for 1. Another language's form may need one.
  const numbers = formsOf(entry, own.tag).get(entry.key) ?? [];
  const isFree = numbers.length === 1 || (numbers.length > 1 && !before.includes('{{count}}'));
  const free = isFree ? ['{{count}}'] : [];
  const lost = without(before, [...after, ...free]);
  const added = without(after, [...before, ...free]);
  const what = difference(lost, added);
  const message = `As marcas entre { } e < > mudaram: ${what}. Copie-as de ${original.file}:${original.line}, sinal por sinal. Se o texto que está aqui é o de outra linha, ponha o certo.`;
  return what ? [{ ...entry, message }] : [];
}

/** A text has a marker that the site would show as it is written. */
function unknownMarkers({ entry, knownMarkers }: Pair): Issue[] {
  if (!knownMarkers) return [];
  const [unknown] = without(markersIn(entry.text), knownMarkers);
  if (!unknown) return [];
  const alike = knownMarkers.filter((marker) => marker[0] === unknown[0]);
  const name = unknown.replace(/[^\p{L}\d-]/gu, '').toLowerCase();
  const meant = alike.filter((marker) => marker.toLowerCase().includes(name));
  const message = `O site não entende ${unknown}. Escreva-o assim, com todos os sinais, também a barra (/) que fecha um link: ${list(meant.length > 0 ? meant : alike)}. Se é um número ou um link seu, falta no site.json: recupere-o em “figures” ou “links”, ou escreva-o lá. Ou reescreva a frase sem ele.`;
  return [{ ...entry, message }];
}

/** A block whose names are those of pages has another name. */
function unknownPages({ entry: block }: Pair): Issue[] {
  const pages = conventions.namesOfPages[block.key];
  if (!pages) return [];
  const unknown = block.children.filter(({ key }) => !pages.includes(nameOf(key)));
  const message = `Aqui só cabem os nomes destas páginas: ${list(pages)}. Escreva o nome antigo, ou tire o que sobra: o nome que o site mostra é o texto, à direita. Se foi um “Substituir tudo”, ele mudou outros nomes também, que nenhum comando mostra: procure a palavra nova e conserte-os, à esquerda e em “topic”.`;
  return unknown.map((entry) => ({ ...entry, message }));
}

/** Items of a list lack what all others have, or have what no other has. */
function unlikeItems({ entry: { key, children: items } }: Pair): Issue[] {
  // Of two items, either may be the one that is wrong.
  if (!conventions.lists.includes(nameOf(key)) || items.length < 3) return [];
  const namesIn = ({ children }: Entry) => {
    const names = children.map((child) => nameOf(child.key).replace(pluralEnding, ''));
    return without(names, conventions.onlyInSome);
  };
  const issues: Issue[] = [];
  for (const item of items) {
    const own = namesIn(item);
    const [first = [], ...rest] = items.filter((each) => each !== item).map(namesIn);
    const inAll = first.filter((name) => rest.every((names) => names.includes(name)));
    const what = difference(without(inAll, own), without(own, [first, ...rest].flat()));
    const message = `Este item não é como os outros da lista: ${what}. Se só o nome está errado, corrija-o. O que falta, escreva; o que sobra, guarde em outro lugar, porque o site não o mostra.`;
    if (what) issues.push({ ...item, message });
  }
  return issues;
}

/** Whether there is neither a block nor a text that people can see. */
const isEmpty = (entry?: Entry) => !entry?.children.length && !entry?.text?.trim();

/** The end of a key that i18next uses for plurals, such as `success_other`. */
const pluralEnding = /_(zero|one|two|few|many|other)$/;

/** What the source has at a key, or for another plural form. */
const originalOf = (key: string, { entries }: Language) =>
  entries.get(key) ?? entries.get(key.replace(pluralEnding, '_other'));

/** The keys of the plural forms that a language needs, each with its numbers. Other keys stay. */
function formsOf({ key, text }: Entry, tag: string): Map<string, string[]> {
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
export function findLostTexts(source: Language, translations: Language[]): Issue[] {
  const [first, ...others] = translations;
  // With only one translation, either may be wrong, so `otherNames` reports the text there.
  if (!first || others.length === 0) return [];
  const unknown = first.issues.map(({ key }) => key).filter((key) => !originalOf(key, source));
  const lost = unknown.filter((key) => others.every(({ entries }) => entries.has(key)));
  const message = `Este texto ou bloco está em ${list(translations.map(({ tag }) => tag))}, mas não aqui. Se sumiu daqui, ou mudou de nome, sem querer, recupere-o, com Ctrl + Z ou de uma cópia. Se mudou de propósito, mude-o lá também. Só se você já não o quer, apague-o lá.`;
  return lost.map((key) => issueAt(source.entries, key, message));
}
