import type { Language } from './folders.ts';
import { difference, type Issue, list, without } from './issue.ts';
import { blockOf, type Entries, isBlock, issueAt, keysIn, nameOf } from './read.ts';
import { pluralEnding } from './text.ts';
import { compareTexts, type TextRules, type Translation } from './translation.ts';

const emptyBlock =
  'Este bloco está vazio, e na página ficaria um vazio. Recupere o que havia, com Ctrl + Z ou de uma cópia.';

const unknownName = 'O site não entende este nome. Recupere o que havia aqui, ou escolha outro.';

/** Which markers the text at a key may have. */
type KnownMarkers = (key: string) => string[];

/** Checks the source language. If the known markers are undefined, all may be right. */
export function checkSource(source: Language, rules: TextRules, known?: KnownMarkers): Issue[] {
  const { entries } = source;
  // Compared with itself, it lacks only what is empty, and plural forms.
  const compared = compareTexts(source, source, rules);
  const issues: Issue[] = compared.filter(({ kind }) => kind === 'mistake');
  for (const [key, { text }] of entries) {
    const isEmpty = text === undefined && keysIn(entries, key).length === 0;
    // Code finds drawings by the names of items. By `constructor`, it would find JavaScript's own.
    const isReserved = nameOf(key) in {};
    let message: string | undefined;
    if (isReserved || !rules.isKnown(key)) message = unknownName;
    else if (isEmpty && !rules.mayBeEmpty.test(key)) message = emptyBlock;
    else if (text === undefined) message = explainItem(entries, key, rules);
    else if (known) message = explainMarkers(rules.markersIn(text), known(key));
    if (message) issues.push(issueAt(source, key, message));
  }
  return issues;
}

/** Says which markers the site doesn't know, such as `{{nome}}`, or `<email>` without its end. */
function explainMarkers(found: string[], known: string[]): string | undefined {
  const unknown = without(found, known);
  if (unknown.length === 0) return;
  const open = unknown.find((marker) => known.includes(`${marker}…${marker.replace('<', '</')}`));
  if (open) return `O link ${open} não acaba: falta ${open.replace('<', '</')} no fim dele.`;
  const alike = known.filter((marker) => marker[0] === unknown[0]?.[0]);
  const advice =
    alike.length > 0
      ? `Escreva um destes, com todos os sinais, ou tire os sinais e deixe as palavras: ${list(alike)}.`
      : 'Tire os sinais e deixe as palavras, porque neste texto não cabe um link.';
  return `O site não entende ${list(unknown)}. ${advice}`;
}

/** Says which name an item lacks that all others of its list have, or has that no other has. */
function explainItem(entries: Entries, item: string, { lists, onlyInSome }: TextRules) {
  const beside = keysIn(entries, blockOf(item)).find((key) => lists.includes(nameOf(key)));
  if (beside && !lists.includes(nameOf(item)))
    return `O site não mostra este bloco. Se é um item, leve-o para dentro de “${nameOf(beside)}”.`;
  const namesIn = (block: string) => {
    const names = keysIn(entries, block).map((key) => nameOf(key).replace(pluralEnding, ''));
    return without([...new Set(names)], onlyInSome);
  };
  const items = blockOf(item);
  const isOther = (key: string) => key !== item && isBlock(entries, key);
  const others = keysIn(entries, items).filter(isOther).map(namesIn);
  // Of two items, either may be the one that is wrong.
  if (!lists.includes(nameOf(items)) || others.length < 2) return;
  const own = namesIn(item);
  const inAll = others[0]?.filter((name) => others.every((names) => names.includes(name))) ?? [];
  const what = difference(without(inAll, own), without(own, others.flat()));
  const advice =
    'Se só o nome está errado, corrija-o. O que falta, escreva; o que sobra, guarde em outro lugar, porque o site não o mostra.';
  return what && `Este item não é como os outros da lista: ${what}. ${advice}`;
}

/** Finds what the source has lost, but all published translations still have. */
export function checkLostTexts(source: Language, translations: Translation[]): Issue[] {
  const published = translations.filter(({ isDraft }) => !isDraft);
  const findings = published.flatMap((translation) => translation.findings);
  // With only one translation, either may be wrong, so `compareTexts` reports the text there. One that
  // also lacks something may have it under a wrong name.
  if (published.length < 2 || findings.some(({ kind }) => kind === 'mistake')) return [];
  const tags = list(published.map(({ tag }) => tag));
  const message = `Este texto ou bloco está em ${tags}, mas não aqui. Se sumiu daqui sem querer, recupere-o, com Ctrl + Z ou de uma cópia. Se não, apague-o lá, ou dê-lhe lá o nome que tem aqui.`;
  const surplus = findings.filter(({ kind }) => kind === 'surplus').map(({ key }) => key);
  const isInAll = (key: string) => published.every(({ entries }) => entries.has(key));
  return [...new Set(surplus)].filter(isInAll).map((key) => issueAt(source, key, message));
}
