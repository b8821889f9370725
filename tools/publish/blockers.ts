import { today } from '../../src/site/agenda.ts';
import { localeFile, readFolder, tagsIn } from '../locales/folder.ts';
import {
  type JsonFile,
  join,
  type Node,
  placeOf,
  propertiesOf,
  valueAt,
} from '../locales/json-file.ts';
import { localesDir } from '../locales/read-content.ts';
import { facts, readSiteFile } from '../locales/site-facts.ts';

/** Something to settle before publishing, in Portuguese. */
export interface Blocker {
  /** Two or three words, for a line that lists all blockers. */
  what: string;
  /** What to do about it. */
  advice: string;
  /** File and line. */
  place: string;
}

interface Rule extends Omit<Blocker, 'place'> {
  /** A field's name, or a part of its path. */
  path: RegExp;
  stops: (value: string) => boolean;
}

/** Facts that are still samples. */
const samples: Rule[] = Object.entries(facts).flatMap(([path, { sample }]) =>
  sample ? [{ path: new RegExp(`^${path}$`), stops: sample.is, ...sample }] : [],
);

const note: Rule = {
  path: /(^|\.)sample$/,
  stops: (value) => value !== '',
  what: 'textos de exemplo',
  advice: 'troque os exemplos deste arquivo por textos reais e apague esta linha',
};

const unfinished: Rule = {
  path: /./,
  // “TODO DIA” is Portuguese.
  stops: (value) => /\bTODO\b(?!\s+\p{L})|\bFIXME\b|[Ll]orem ipsum/u.test(value),
  what: 'texto por terminar',
  advice: 'termine este texto',
};

const draft: Rule = {
  path: /^status$/,
  stops: (value) => value !== 'published',
  what: 'idioma em rascunho',
  advice:
    'termine a tradução e troque por "published", ou guarde a pasta do idioma fora de locales/ até lá',
};

const undecidedForm = {
  what: 'destino do formulário por decidir',
  advice: `o formulário ainda não envia nada, mas diz “Mensagem enviada!” a quem escreve;
    escreva "formEndpoint" com o endereço que recebe as mensagens (o README explica como),
    ou com null para que ele só confirme`,
};

/** What stands in the way of publishing, file by file. */
export function blockersIn(dir = localesDir): Blocker[] {
  const site = readSiteFile(dir);
  const isDecided = valueAt(site?.root, 'formEndpoint');
  return [
    ...(site?.root && !isDecided ? [{ ...undecidedForm, place: placeOf(site, site.root) }] : []),
    ...(site ? inspect(site, [...samples, note]) : []),
    ...tagsIn(dir).flatMap((tag) =>
      [...readFolder(dir, tag).files].flatMap(([name, file]) =>
        inspect(file, name === localeFile ? [draft] : [note, unfinished]),
      ),
    ),
  ];
}

/** Entries of the agenda that are over, and may be deleted. */
export function pastDates(dir = localesDir): Blocker[] {
  const site = readSiteFile(dir);
  const { children = [] } = valueAt(site?.root, 'agenda') ?? {};
  return children.flatMap((entry) => {
    const date = valueAt(entry, 'date');
    if (!site || !date || date.value >= today()) return [];
    const what = `${date.value} já passou`;
    return [{ what, advice: 'apague da agenda', place: placeOf(site, date) }];
  });
}

/** All blockers in one line, for the build; undefined if there are none. */
export function summaryOf(blockers: readonly Blocker[]): string | undefined {
  if (blockers.length === 0) return undefined;
  const kinds = [...new Set(blockers.map(({ what }) => what))].join(', ');
  return `Ainda não é hora de publicar: ${kinds}. Veja onde com: npm run publish:check`;
}

/** A paragraph for each blocker: where it is and what to do. */
export function listOf(blockers: readonly Blocker[]): string {
  return blockers
    .map(({ what, advice, place }) => `  ${place}\n    ${what}: ${advice}\n`)
    .join('\n');
}

function inspect(file: JsonFile, rules: readonly Rule[]): Blocker[] {
  return textsIn(file.root).flatMap(({ path, node }) =>
    rules
      .filter((rule) => rule.path.test(path) && rule.stops(String(node.value)))
      .map(({ what, advice }) => ({ what, advice, place: placeOf(file, node) })),
  );
}

/** Every text in a file; none if it can't be parsed, which the check of the copy reports. */
function textsIn(node: Node | undefined, path = ''): { path: string; node: Node }[] {
  if (node?.type === 'string') return [{ path, node }];
  if (node?.type !== 'object') return [];
  return propertiesOf(node).flatMap(({ name, value }) => textsIn(value, join(path, name)));
}
