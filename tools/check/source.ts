import { compare } from './compare.ts';
import { explainMissingFile, type Language } from './folders.ts';
import { type Issue, list } from './issue.ts';
import { blockOf, issueAt, type JsonFile, nameOf } from './json-file.ts';
import { splitPlural } from './language.ts';
import { markersIn } from './markers.ts';

export interface SourceRules {
  /** The folder of photographs that testimonials name. */
  photoDir: string;
  /** The markers that texts may have, such as `{{name}}`. Undefined if site.json has a mistake. */
  markers?: string[];
  /** The keys of lists that may be empty, because their pages show no heading then. */
  mayBeEmpty: string[];
  /** Names that only some items of a list have. */
  onlyInSome: string[];
}

/** Checks pt-BR. */
export function checkSource(source: Language, rules: SourceRules): Issue[] {
  const issues = [...source.issues];
  for (const file of source.files.values()) {
    // Finds texts that are empty, and plural forms that are missing.
    issues.push(...compare(file, file, source.tag, []).gaps);
    for (const key of file.entries.keys()) {
      const message = explainInList(file, key, rules) ?? explainEntry(file, key, rules);
      if (message) issues.push(issueAt(file, key, message));
    }
  }
  return issues;
}

function explainEntry(file: JsonFile, key: string, rules: SourceRules): string | undefined {
  const text = file.entries.get(key)?.text;
  if (text === undefined) {
    if (namesIn(file, key).length > 0 || rules.mayBeEmpty.includes(key)) return;
    return `Aqui não há nenhum texto entre aspas retas ("), e na página ficaria um lugar vazio. Escreva-o, ou recupere o que estava aqui, com Ctrl + Z ou de uma cópia. Podem ficar vazios só ${list(rules.mayBeEmpty)}.`;
  }
  if (nameOf(key) === 'avatarUrl') return explainMissingFile(text, rules.photoDir);
  const { markers } = rules;
  const unknown = markersIn(text).filter((marker) => markers && !markers.includes(marker));
  if (unknown.length === 0) return;
  return `O site não conhece ${list(unknown)}. Corrija o nome ou o sinal, ou tire-o do texto. Conhece ${list(markers ?? [])}.`;
}

/** The names in a block, without plural forms. */
function namesIn({ entries }: JsonFile, block: string): string[] {
  const keys = [...entries.keys()].filter((key) => blockOf(key) === block);
  return keys.map((key) => nameOf(splitPlural(key).base));
}

/** The names in each of the other items, if the block is an item of a list: a block of blocks. */
function otherItems(file: JsonFile, item: string): string[][] {
  const block = blockOf(item);
  const ids = namesIn(file, block);
  const areBlocks = ids.every((id) => file.entries.get(`${block}.${id}`)?.text === undefined);
  // Of two items, either may be the one that is wrong. The blocks of a page are no list.
  if (!areBlocks || ids.length < 3 || !blockOf(block)) return [];
  return ids.filter((id) => id !== nameOf(item)).map((id) => namesIn(file, `${block}.${id}`));
}

/** Explains an item that lacks what all others have, or a name in an item that no other has. */
function explainInList(file: JsonFile, key: string, { onlyInSome }: SourceRules) {
  const [first = [], ...others] = otherItems(file, key);
  const found = [...namesIn(file, key), ...onlyInSome];
  const missing = first.filter(
    (name) => others.every((each) => each.includes(name)) && !found.includes(name),
  );
  if (missing.length > 0) {
    return `Neste item falta ${list(missing)}, que os outros da lista têm. Se está aqui com outro nome, corrija o nome. Se não, escreva-o.`;
  }
  const around = otherItems(file, blockOf(key));
  const name = nameOf(splitPlural(key).base);
  if (around.length === 0 || [...onlyInSome, ...around.flat()].includes(name)) return;
  return `Nenhum outro item desta lista tem “${name}”, e a página não o mostra. Corrija o nome.`;
}
