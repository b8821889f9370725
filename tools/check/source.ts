import type { Language } from './folders.ts';
import { difference, type Issue, list, without } from './issue.ts';
import { blockOf, type Entries, type Entry, isBlock, issueAt, keysIn, nameOf } from './read.ts';
import { pluralEnding } from './text.ts';
import { compareTexts, type TextRules } from './translation.ts';

const wrongName = 'Este nome não serve: dê outro, que tenha letras.';
const emptyBlock =
  'Este bloco está vazio, e na página ficaria um vazio. Recupere o que havia, com Ctrl + Z ou de uma cópia.';

/** Checks the language that others are compared with. */
export function checkSource(source: Language, rules: TextRules): Issue[] {
  // Compared with itself, it lacks only what is empty, and plural forms.
  const issues = compareTexts(source, source, rules).filter(({ kind }) => !kind);
  for (const entry of source.entries.values()) {
    const message = explainEntry(entry, source.entries, rules);
    if (message) issues.push({ ...entry, message });
  }
  return issues;
}

function explainEntry({ key, text, keys }: Entry, entries: Entries, rules: TextRules) {
  // JavaScript has a `constructor` of its own, and puts names of digits first.
  if (nameOf(key) in {} || /^\d+$/.test(nameOf(key))) return wrongName;
  const names = rules.namesIn[blockOf(key)] ?? [nameOf(key)];
  if (!names.includes(nameOf(key)))
    return `Aqui o site só conhece estes nomes: ${list(names)}. Corrija este, ou tire o que sobra. Se foi um “Substituir tudo”, desfaça-o com Ctrl + Z, porque mudou outros nomes também.`;
  if (isOddItem(entries, key))
    return `Aqui vai ${text === undefined ? 'um texto entre aspas retas (")' : 'um bloco entre chaves { }'}, como nos outros itens.`;
  if (text !== undefined) return explainMarkers(key, text, rules);
  if (keys.length === 0) return rules.mayBeEmpty.test(key) ? '' : emptyBlock;
  if (isList(entries, blockOf(key))) return explainItem(key, entries, rules.onlyInSome);
  const items = `${blockOf(key)}.items`;
  // With three items or more, `explainItem` finds what doesn't belong in one.
  const around = blockOf(blockOf(key));
  const isInFew = nameOf(around) === 'items' && keysIn(entries, around).length < 3;
  if ((isInFew && !rules.onlyInSome.test(key)) || (key !== items && isList(entries, items)))
    return 'O site não mostra este bloco. Se é um item, leve-o para dentro de “items”, ao lado dos outros.';
}

/** Whether all others of a list are blocks, and an item is a text, or the reverse. */
function isOddItem(entries: Entries, key: string): boolean {
  const isOther = (item: string) => isBlock(entries.get(item)) !== isBlock(entries.get(key));
  const others = without(keysIn(entries, blockOf(key)), [key]);
  return nameOf(blockOf(key)) === 'items' && others.length > 0 && others.every(isOther);
}

/** A list is a block that has only blocks, and that is no file. */
function isList(entries: Entries, block: string): boolean {
  const items = keysIn(entries, block).map((key) => entries.get(key));
  return blockOf(block) !== '' && items.length > 0 && items.every(isBlock);
}

/** Says which markers the site doesn't know, such as `{{nome}}`, or `<email>` without its end. */
function explainMarkers(key: string, text: string, rules: TextRules): string | undefined {
  const known = rules.markersOf?.(key) ?? rules.markersIn(text);
  const unknown = without(rules.markersIn(text), known);
  if (unknown.length === 0) return;
  const alike = known.filter((marker) => marker[0] === unknown[0]?.[0]);
  let advice = 'Tire os sinais e deixe as palavras: aqui não cabe um link.';
  const isBroken = unknown.some((marker) => !/^\{\{.*\}\}$|…/.test(marker));
  if (alike.length > 0 && isBroken)
    advice = `Nesta marca falta um sinal ou uma letra, ou sobra. Um link fecha com barra: </…>. Escreva-a como uma destas: ${list(alike)}.`;
  else if (alike.length > 0)
    advice = `Se é um número ou um link seu, falta no site.json: recupere-o em “figures” ou “links”, ou escreva-o lá. Se não, ponha aqui um destes, com todos os sinais, ou mude a frase: ${list(alike)}.`;
  return `O site não entende ${list(unknown)}. ${advice}`;
}

/** Says which name an item lacks that all others of its list have, or has that no other has. */
function explainItem(item: string, entries: Entries, onlyInSome: RegExp) {
  const namesIn = (block: string) => {
    const keys = keysIn(entries, block).filter((key) => !onlyInSome.test(key));
    return [...new Set(keys.map((key) => nameOf(key).replace(pluralEnding, '')))];
  };
  const own = namesIn(item);
  const others = without(keysIn(entries, blockOf(item)), [item]);
  const [first = [], ...rest] = others.map(namesIn);
  // Of two items, either may be the one that is wrong.
  if (rest.length === 0) return;
  const inAll = first.filter((name) => rest.every((names) => names.includes(name)));
  const what = difference(without(inAll, own), without(own, [first, ...rest].flat()));
  return (
    what &&
    `Este item não é como os outros da lista: ${what}. Se só o nome está errado, corrija-o. O que falta, escreva; o que sobra, guarde em outro lugar, porque o site não o mostra.`
  );
}

/** Finds what the source has lost, but all published translations still have. */
export function checkLostTexts(source: Language, translations: Language[]): Issue[] {
  const published = translations.filter(({ isDraft }) => !isDraft);
  const issues = published.flatMap((language) => language.issues);
  // With only one translation, either may be wrong, so `compareTexts` reports the text there. One that
  // also lacks something may have it under a wrong name.
  if (published.length < 2 || issues.some(({ kind, isSurplus }) => !kind && !isSurplus)) return [];
  const surplus = new Set(issues.filter(({ isSurplus }) => isSurplus).map(({ key }) => key));
  const lost = [...surplus].filter((key) => published.every(({ entries }) => entries.has(key)));
  const message = `Este texto ou bloco está em ${list(published.map(({ tag }) => tag))}, mas não aqui. Se sumiu daqui sem querer, recupere-o, com Ctrl + Z ou de uma cópia. Se não, apague-o lá, ou dê-lhe lá o nome que tem aqui.`;
  return lost.map((key) => issueAt(source.entries, key, message));
}
