import { join } from 'node:path';
import type { z } from 'zod';
import { compare, type SharedNames } from './compare.ts';
import { explainMissingFile, type Language, readLanguages } from './folders.ts';
import { difference, type Issue, issueInFile, list, shortPath } from './issue.ts';
import { blockOf, issueAt, type JsonFile, nameOf, readJsonFile } from './json-file.ts';
import { markersIn, splitPlural } from './language.ts';

/** What the checker must know of the site. */
export interface Rules<Facts> {
  /** The folder of languages, and that of the files which site.json may name. */
  dir: string;
  publicDir: string;
  /** The names of the files that each language has, such as `home`. */
  names: string[];
  schema: z.ZodType<Facts>;
  /** The markers that texts may have, such as `{{name}}` and `<email>…</email>`. */
  markersOf: (facts: Facts) => string[];
  /** The keys of lists that may be empty, because their pages show no heading then. */
  mayBeEmpty: string[];
  /** Names that only some items of a list have. */
  onlyInSome: string[];
  /** The name of values that name a file of `photos/people/`. */
  photo: string;
  /** Names of texts that may be the same in all languages, such as those of people. */
  mayStay: string[];
}

export type Checked = ReturnType<typeof checkCopy>;

/** Checks all files. Translations are compared with pt-BR, so they wait until it has no mistake. */
export function checkCopy<Facts>(rules: Rules<Facts>) {
  const { languages, issues } = readLanguages(rules.dir, rules.names);
  const [source, ...others] = languages as [Language, ...Language[]];
  const site = readJsonFile(join(rules.dir, 'site.json'));
  const { facts, issues: ofSite } = checkSite(site, rules);
  const ofSource = checkSource(source, rules, facts && rules.markersOf(facts));
  const compared = others.map((each) => compareLanguage(source, each, rules));
  if (ofSource.length === 0) ofSource.push(...textsOnlyInTranslations(source, compared));
  const translations = ofSource.length > 0 ? [] : compared;
  const ofTranslations = translations.flatMap(({ mistakes }) => mistakes);
  const found = [...issues, ...ofSite, ...ofSource, ...ofTranslations].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  );
  const isOfDraft = ({ file }: Issue) => file.startsWith(shortPath(join(rules.dir, 'drafts/')));
  return {
    mistakes: found.filter((issue) => !isOfDraft(issue)),
    /** They stop no build, because builds contain no drafts. */
    draftMistakes: found.filter(isOfDraft),
    site,
    source,
    published: languages.filter(({ isDraft }) => !isDraft),
    translations,
  };
}

function checkSite<Facts>(site: JsonFile, { schema, publicDir }: Rules<Facts>) {
  // Of a file that is missing or can't be read, only that is said.
  if (site.issues.length > 0) return { issues: site.issues };
  if (!site.data) return { issues: [issueInFile(site.path, noSite)] };
  const { data: facts, error } = schema.safeParse(site.data);
  const messages = new Map<string, string>();
  const unknown = error?.issues.find((issue) => issue.code === 'unrecognized_keys');
  for (const issue of error?.issues ?? []) {
    // A list, such as that of weekdays, is reported as a whole.
    const names = issue === unknown ? unknown.keys.slice(0, 1) : issue.path;
    const key = names.filter((name) => typeof name === 'string').join('.');
    const { message } = issue.code === 'invalid_key' ? (issue.issues[0] ?? issue) : issue;
    const isMissing = !site.entries.has(key);
    // An unknown name may be that of a fact which seems to be missing.
    if (isMissing && unknown) continue;
    if (!messages.has(key)) messages.set(key, isMissing ? `${missingFact} ${message}` : message);
  }
  for (const [key, { text = '' }] of site.entries) {
    const [file = ''] = text.split(/[?#]/);
    const message = file.startsWith('/') && explainMissingFile(file.slice(1), publicDir);
    if (message && !messages.has(key)) messages.set(key, message);
  }
  return { facts, issues: [...messages].map(([key, message]) => issueAt(site, key, message)) };
}

const noSite =
  'Falta este arquivo. Se está na pasta com outro nome, como site.json.txt, corrija o nome. Se não, recupere-o da Lixeira ou de uma cópia da pasta.';
const missingFact =
  'Falta este dado. Se está aqui com outro nome, corrija o nome. Se não, acrescente-o.';

function checkSource<Facts>(source: Language, rules: Rules<Facts>, markers?: string[]): Issue[] {
  const issues = [...source.issues];
  for (const file of source.files.values()) {
    // Compared with itself, a file lacks only what is empty, and plural forms.
    issues.push(...compare(file, file, source.tag, rules).gaps);
    for (const [key, { text }] of file.entries) {
      let message: string | undefined;
      const unknown = markersIn(text ?? '').filter((each) => markers && !markers.includes(each));
      if (text === undefined) {
        message = explainBlock(file, key, rules);
      } else if (nameOf(key) === rules.photo) {
        message = explainMissingFile(text, join(rules.dir, 'photos/people'));
      } else if (unknown.length > 0) {
        const alike = markers?.filter((marker) => marker[0] === unknown[0]?.[0]) ?? [];
        message = isHalfLink(unknown[0])
          ? `O link está incompleto: vão dois sinais, um antes e um depois das palavras, como em <email>palavras</email>. Veja ${list(unknown)}.`
          : `O site não conhece ${list(unknown)}. Corrija o nome ou o sinal, ou tire-o do texto. Ele conhece ${list(alike)}.`;
      }
      if (message) issues.push(issueAt(file, key, message));
    }
  }
  return issues;
}

/** Whether a marker is only the beginning or the end of a link. */
const isHalfLink = (marker = '') => /^<\/?[\p{L}\d-]+>$/u.test(marker);

/** Explains a block that is empty, or an item that isn't like the others of its list. */
function explainBlock<Facts>({ entries }: JsonFile, key: string, rules: Rules<Facts>) {
  const namesOf = (block: string) =>
    entries.get(block)?.names?.map((name) => splitPlural(name).base) ?? [];
  const own = namesOf(key);
  if (own.length === 0 && !rules.mayBeEmpty.includes(key)) {
    return `Aqui não há nenhum texto entre aspas retas, e na página ficaria um vazio. Escreva-o, ou recupere o que havia, com Ctrl + Z ou de uma cópia. Só podem ficar vazios ${list(rules.mayBeEmpty)}.`;
  }
  const block = blockOf(key);
  const items = namesOf(block).map((id) => `${block}.${id}`);
  const isList = blockOf(block) && items.every((item) => entries.get(item)?.names);
  const others = items.filter((item) => item !== key).map(namesOf);
  // Of two items, either may be the one that is wrong.
  if (!isList || others.length < 2) return;
  const inAll = others[0]?.filter((name) => others.every((each) => each.includes(name))) ?? [];
  const lost = inAll.filter((name) => ![...own, ...rules.onlyInSome].includes(name));
  const added = own.filter((name) => ![...others.flat(), ...rules.onlyInSome].includes(name));
  const names = difference(lost, added);
  if (!names) return;
  return `Este item não é como os outros da lista: ${names}. Se só o nome está errado, corrija o nome. O que falta, escreva; o que sobra, a página não mostra.`;
}

function compareLanguage(source: Language, language: Language, rules: SharedNames) {
  const mistakes = [...language.issues];
  const files = [...source.files].map(([name, original]) => {
    const own = language.files.get(name) as JsonFile;
    const result = compare(original, own, language.tag, rules);
    // Of a file that is missing or can't be read, only that is said.
    const isReadable = own.data && own.issues.length === 0;
    if (isReadable) mistakes.push(...result.mistakes);
    if (isReadable && !language.isDraft) mistakes.push(...result.gaps);
    return result;
  });
  return { ...language, mistakes, compared: files };
}

/** What all published translations have, but pt-BR lost: the owner's mistake, said once. */
function textsOnlyInTranslations(source: Language, all: ReturnType<typeof compareLanguage>[]) {
  const published = all.filter(({ isDraft }) => !isDraft);
  const tags = list(published.map(({ tag }) => tag));
  const message = `Este texto ou bloco não está mais aqui, mas ainda está em ${tags}. Se você o apagou ou lhe deu outro nome, faça lá o mesmo; se sumiu sem querer, recupere-o, com Ctrl + Z ou de uma cópia.`;
  const issues: Issue[] = [];
  for (const [index, file] of [...source.files.values()].entries()) {
    const results = published.flatMap(({ compared }) => compared[index] ?? []);
    // If there is only one, and it also lacks something, it may have that under a wrong name.
    if (results.length === 1 && results[0]?.lost.length) continue;
    for (const key of results[0]?.added ?? []) {
      const isInAll = results.every(({ added }) => added.includes(key));
      if (isInAll) issues.push(issueAt(file, key, message));
    }
  }
  return issues;
}
