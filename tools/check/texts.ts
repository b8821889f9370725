import type { Entries, Entry, Issue, Language } from './issue.ts';
import { issueAt, nameOf } from './read.ts';
import { difference, list, without } from './words.ts';

/** What the site says of its texts. A name is the end of a key: `lead` for `home.hero.lead`. */
export interface TextRules {
  /** The markers in a text, such as `{{name}}` and `<email>…</email>`, and parts of broken ones. */
  markersIn: (text?: string) => string[];
  /** The markers that a text may have. Undefined if facts are wrong, so that nobody knows. */
  knownMarkers?: string[];
  /** Whether all languages have the same value, such as the name of a photograph. */
  isShared: (entry: Entry) => boolean;
  /** Names of what isn't translated, such as people's names. A language may have more of it. */
  untranslated: string[];
  /** Names of what only some items of a list have. */
  onlyInSome: string[];
  /** Whether a language may lack it, such as a photograph, or a list that is empty in the source. */
  isOptional: (entry: Entry) => boolean;
}

/** Compares a language with the source. */
export function compareTexts(source: Entries, own: Language, rules: TextRules): Issue[] {
  const issues: Issue[] = [];
  for (const entry of own.entries.values()) {
    const original = originalOf(entry.key, source);
    // The block around it tells that it is empty, or that the source lacks it.
    if (!original || (isEmpty(entry) && entry.key.includes('.'))) continue;
    if (typeof entry.text !== typeof original.text) {
      const what = original.text ? 'um texto entre aspas retas (")' : 'um bloco entre chaves { }';
      const message = `Aqui vai ${what}, como em ${original.file}:${original.line}.`;
      issues.push({ ...entry, message });
    } else if (original.text) issues.push(...compareText(entry, original, own.tag, rules));
    else issues.push(...compareBlock(entry, source, own, rules));
  }
  return issues;
}

/** Tells one thing at most. */
function compareText(entry: Entry, original: Entry, tag: string, rules: TextRules): Issue[] {
  const { key, text = '' } = entry;
  const place = `${original.file}:${original.line}`;
  const isSame = text === original.text;
  if (rules.isShared(original)) {
    const message = `Em ${place} está “${original.text}”. Deixe igual, ou o link ou a foto some.`;
    return isSame ? [] : [{ ...entry, message, kind: 'notice' }];
  }
  const markers = compareMarkers(entry, original, tag, rules);
  if (markers) {
    const message = `As marcas entre { } e < > mudaram: ${markers}. Copie-as de ${place}, sinal por sinal.`;
    return [{ ...entry, message }];
  }
  const hasWords = /\p{L}/u.test(text.replace(/\{\{.*?\}\}/g, ''));
  const isPortuguese = isSame && hasWords && !rules.untranslated.includes(nameOf(key));
  return isPortuguese ? [{ ...entry, message: text, kind: 'portuguese' }] : [];
}

/** Finds what a block lacks, and what it has that the source lacks. */
function compareBlock(block: Entry, source: Entries, own: Language, rules: TextRules): Issue[] {
  const original = source.get(block.key) ?? block;
  const wanted = original.children.filter((entry) => !rules.isOptional(entry));
  const needed = new Map(wanted.flatMap((entry) => [...formsOf(entry, own.tag)]));
  const lost = [...needed.keys()].filter((key) => isEmpty(own.entries.get(key)));
  const isUnknown = (key: string) =>
    !originalOf(key, source) && !rules.untranslated.includes(nameOf(key));
  const unknown = block.children.map(({ key }) => key).filter(isUnknown);
  // The unknown name may be that of what is missing.
  if (unknown[0]) {
    const what = difference(lost.map(nameOf), unknown.map(nameOf));
    const message = `Aqui ${what}, que não está em ${original.file}. Os nomes, à esquerda, não se traduzem nem se juntam: se o texto é de lá, dê-lhe o nome e o lugar que tem lá. Se sumiu de lá sem querer, é lá que se recupera. Se é outro texto, guarde-o fora de locales, porque o site não o mostra.`;
    return [issueAt(own.entries, unknown[0], message)];
  }
  return lost.map((key) => {
    const { file, line } = originalOf(key, source) ?? original;
    const numbers = needed.get(key)?.slice(0, 3) ?? [];
    const use = numbers.length > 0 ? ` (para números como ${list(numbers)})` : '';
    const message = `Aqui falta “${nameOf(key)}”${use}, ou está vazio, ou sem aspas. Numa tradução, copie-o por inteiro de ${file}:${line} e traduza-o; se o juntou a outro, separe os dois. Em pt-BR, escreva-o, ou recupere-o com Ctrl + Z ou de uma cópia.`;
    return { ...issueAt(own.entries, key, message), kind: own.isDraft ? 'missing' : undefined };
  });
}

/** Says which markers a text has lost or added. */
function compareMarkers(entry: Entry, original: Entry, tag: string, rules: TextRules): string {
  const before = rules.markersIn(original.text);
  const after = rules.markersIn(entry.text);
  // “One day” needs no number if its form is only for 1. Another language's form may need one.
  const numbers = formsOf(entry, tag).get(entry.key) ?? [];
  const isFree = numbers.length === 1 || (numbers.length > 1 && !before.includes('{{count}}'));
  const free = isFree ? ['{{count}}'] : [];
  return difference(without(before, [...after, ...free]), without(after, [...before, ...free]));
}

/** Whether there is neither a block nor a text that people can see. */
const isEmpty = (entry?: Entry) => !entry?.children.length && !entry?.text?.trim();

/** The end of a key that i18next uses for plurals, such as `success_other`. */
const pluralEnding = /_(zero|one|two|few|many|other)$/;

/** What the source has at a key, or for another plural form. */
const originalOf = (key: string, source: Entries) =>
  source.get(key) ?? source.get(key.replace(pluralEnding, '_other'));

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

/** Checks the language that others are compared with. */
export function checkSource(source: Language, rules: TextRules): Issue[] {
  // Compared with itself, it lacks only what is empty, and plural forms.
  const issues = compareTexts(source.entries, source, rules).filter(({ kind }) => !kind);
  for (const entry of source.entries.values()) {
    const markers = rules.markersIn(entry.text);
    const unknown = without(markers, rules.knownMarkers ?? markers);
    const alike = rules.knownMarkers?.filter((marker) => marker[0] === unknown[0]?.[0]) ?? [];
    const message = `O site não entende ${list(unknown)}. Escreva-o como um destes, com todos os sinais, também a barra (/) que fecha um link: ${list(alike)}. Se é um número ou um link seu, falta no site.json: recupere-o em “figures” ou “links”, ou escreva-o lá. Se não é nada disso, tire só os sinais.`;
    if (unknown.length > 0) issues.push({ ...entry, message });
    issues.push(...compareItems(entry, rules.onlyInSome));
  }
  return issues;
}

/** Finds items of a list that lack what all others have, or that have what no other has. */
function compareItems({ key, children: items }: Entry, onlyInSome: string[]): Issue[] {
  // A list has only blocks, and is no file. Of two items, either may be the one that is wrong.
  const isList = key.includes('.') && items.every(({ children }) => children.length > 0);
  if (!isList || items.length < 3) return [];
  const namesIn = ({ children }: Entry) => {
    const names = children.map((child) => nameOf(child.key).replace(pluralEnding, ''));
    return without(names, onlyInSome);
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

/** Finds what the source has lost, but all published translations still have. */
export function findLostTexts(source: Entries, translations: Language[]): Issue[] {
  const [first, ...others] = translations;
  // With only one translation, either may be wrong, so `compareTexts` reports the text there.
  if (!first || others.length === 0) return [];
  const unknown = first.issues.map(({ key }) => key).filter((key) => !originalOf(key, source));
  const lost = unknown.filter((key) => others.every(({ entries }) => entries.has(key)));
  const message = `Este texto ou bloco está em ${list(translations.map(({ tag }) => tag))}, mas não aqui. Se sumiu daqui, ou mudou de nome, sem querer, recupere-o, com Ctrl + Z ou de uma cópia. Se mudou de propósito, mude-o lá também. Só se você já não o quer, apague-o lá.`;
  return lost.map((key) => issueAt(source, key, message));
}
