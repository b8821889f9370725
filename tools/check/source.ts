import { join } from 'node:path';
import { compare } from './compare.ts';
import { explainMissingFile, type Language } from './folders.ts';
import { difference, type Issue, list } from './issue.ts';
import { blockOf, issueAt, type JsonFile, nameOf } from './json-file.ts';
import { splitPlural } from './language.ts';
import { markersIn } from './markers.ts';
import type { Rules } from './rules.ts';

/** Checks pt-BR. Without the markers that texts may have, it doesn't check markers. */
export function checkSource<Facts>(source: Language, rules: Rules<Facts>, markers?: string[]) {
  const issues: Issue[] = [...source.issues];
  for (const file of source.files.values()) {
    // Finds texts that are empty, and plural forms that are missing.
    issues.push(...compare(file, file, source.tag, []).gaps);
    for (const [key, { text }] of file.entries) {
      const unknown = markersIn(text ?? '').filter((each) => markers && !markers.includes(each));
      let message: string | undefined;
      if (text === undefined) message = explainBlock(file, key, rules);
      else if (nameOf(key) === 'avatarUrl')
        message = explainMissingFile(text, join(rules.dir, 'photos/people'));
      else if (unknown.length > 0)
        message = `O site não conhece ${list(unknown)}. Corrija o nome ou o sinal, ou tire-o do texto. Conhece ${list(markers ?? [])}.`;
      if (message) issues.push(issueAt(file, key, message));
    }
  }
  return issues;
}

function explainBlock<Facts>(file: JsonFile, key: string, rules: Rules<Facts>) {
  const { mayBeEmpty, onlyInSome } = rules;
  const own = namesIn(file, key);
  if (own.length === 0 && !mayBeEmpty.includes(key)) {
    return `Aqui não há nenhum texto entre aspas retas, e na página ficaria um vazio. Escreva-o, ou recupere o que havia, com Ctrl + Z ou de uma cópia. Só podem ficar vazios ${list(mayBeEmpty)}.`;
  }
  const block = blockOf(key);
  const ids = namesIn(file, block);
  const areBlocks = ids.every((id) => file.entries.get(`${block}.${id}`)?.text === undefined);
  // Of two items, either may be the one that is wrong. The blocks of a page are no list.
  if (!areBlocks || ids.length < 3 || !blockOf(block)) return;
  const others = ids
    .filter((id) => id !== nameOf(key))
    .map((id) => namesIn(file, `${block}.${id}`));
  const common = others.flat().filter((name) => others.every((each) => each.includes(name)));
  const what = difference(
    [...new Set(common)].filter((name) => ![...own, ...onlyInSome].includes(name)),
    own.filter((name) => ![...others.flat(), ...onlyInSome].includes(name)),
  );
  if (what)
    return `Este item não é como os outros da lista: ${what}. Se só o nome está errado, corrija o nome. O que falta, escreva; o que sobra, a página não mostra.`;
}

/** The names in a block, without plural forms. */
function namesIn({ entries }: JsonFile, block: string): string[] {
  const keys = [...entries.keys()].filter((key) => blockOf(key) === block);
  return keys.map((key) => nameOf(splitPlural(key).base));
}
