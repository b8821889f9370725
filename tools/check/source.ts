import type { Language } from './folders.ts';
import { difference, type Issue, list } from './issue.ts';
import { blockOf, type Entries, isBlock, issueAt, keysIn, nameOf } from './read.ts';
import { markersIn, pluralEnding } from './text.ts';
import { compareFiles, type NameRules, type Translation, unknownKeys } from './translation.ts';

const emptyBlock =
  'Este bloco está vazio, e na página ficaria um vazio. Recupere o que havia, com Ctrl + Z ou de uma cópia.';

/** Checks the source language. If the known markers are undefined, all may be right. */
export function checkSource(source: Language, rules: NameRules, markers?: string[]): Issue[] {
  const issues: Issue[] = [];
  for (const file of source.files) {
    // Compared with itself, a file lacks only what is empty, and plural forms.
    issues.push(...compareFiles(file, file, source, rules).mistakes);
    for (const [key, { text }] of file.entries) {
      const isEmpty = text === undefined && keysIn(file.entries, key).length === 0;
      let message: string | undefined;
      if (isEmpty && !rules.mayBeEmpty.includes(key)) message = emptyBlock;
      else if (text === undefined) message = explainItem(file.entries, key, rules);
      else if (markers) message = explainMarkers(text, markers);
      if (message) issues.push(issueAt(file, key, message));
    }
  }
  return issues;
}

/** Says which markers the site doesn't know, such as `{{nome}}`, or `<email>` without its end. */
function explainMarkers(text: string, known: string[]): string | undefined {
  const unknown = markersIn(text).filter((marker) => !known.includes(marker));
  const alike = known.filter((marker) => marker[0] === unknown[0]?.[0]);
  if (unknown.length === 0) return;
  return `O site não entende ${list(unknown)}. Escreva um destes, com todos os sinais, ou tire os sinais e deixe as palavras: ${list(alike)}.`;
}

/** Says which name an item lacks that all others of its list have, or has that no other has. */
function explainItem(entries: Entries, key: string, { onlyInSome }: NameRules) {
  const namesIn = (item: string) =>
    keysIn(entries, item).map((each) => nameOf(each).replace(pluralEnding, ''));
  const items = keysIn(entries, blockOf(key));
  const isList = blockOf(blockOf(key)) && items.every((item) => isBlock(entries, item));
  // Of two items, either may be the one that is wrong.
  if (!isList || items.length < 3) return;
  const others = items.filter((item) => item !== key).map(namesIn);
  const inAll = others.flat().filter((name) => others.every((names) => names.includes(name)));
  const known = [...namesIn(key), ...onlyInSome];
  const what = difference(
    [...new Set(inAll)].filter((name) => !known.includes(name)),
    namesIn(key).filter((name) => ![...others.flat(), ...onlyInSome].includes(name)),
  );
  const advice =
    'Se só o nome está errado, corrija-o. O que falta, escreva; o que sobra, guarde em outro lugar, porque o site não o mostra.';
  return what && `Este item não é como os outros da lista: ${what}. ${advice}`;
}

/** Finds what the source has lost, but all published translations still have. */
export function checkLostTexts(source: Language, all: Translation[], rules: NameRules): Issue[] {
  const published = all.filter(({ isDraft }) => !isDraft);
  const tags = list(published.map(({ tag }) => tag));
  const message = `Este texto ou bloco não está mais aqui, mas ainda está em ${tags}. Se você o apagou ou lhe deu outro nome, faça lá o mesmo; se sumiu sem querer, recupere-o, com Ctrl + Z ou de uma cópia.`;
  return source.files.flatMap((file, index) => {
    // If a translation also lacks something, it may have that under a wrong name.
    const compared = published.flatMap((language) => language.compared[index] ?? []);
    const isWhole = compared.every(({ missing, notices }) => missing.length + notices.length === 0);
    const [first, ...others] = published.flatMap(({ files }) => files[index]?.entries ?? []);
    const lost = isWhole && first ? unknownKeys(file.entries, first, rules) : [];
    return lost
      .filter((key) => others.every((entries) => entries.has(key)))
      .map((key) => issueAt(file, key, message));
  });
}
