import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { localesDir } from '../locales/content.ts';

/** Something that the public should not see yet, in the owner's language. */
export interface Blocker {
  /** In two or three words, for a line that names them all. */
  what: string;
  /** What to do about it. */
  advice: string;
  file: string;
  line: number;
}

interface Rule {
  /** A field's name, or a part of its path. */
  path: RegExp;
  value: RegExp;
  what: string;
  advice: string;
}

/** Domains that are nobody's (RFC 2606 and 6761), and an address that only this machine knows. */
const nobodys =
  /(^|[@/.])(example\.(com|org|net)|[^/]*\.(example|test|invalid|local)|localhost|127\.0\.0\.1)([:/]|$)/i;

const facts: Rule[] = [
  {
    path: /^name$/,
    value: /^\s*$|^Helena Prado$/,
    what: 'nome de exemplo',
    advice: 'escreva o seu nome',
  },
  {
    path: /^slug$/,
    value: /^\s*$|^helena-prado$/,
    what: 'endereço da página de palestras de exemplo',
    advice: 'escreva o seu nome sem acentos, em minúsculas, com hífens',
  },
  {
    path: /^email$/,
    value: new RegExp(`${nobodys.source}|^[^@]*$`, 'i'),
    what: 'e-mail de exemplo',
    advice: 'escreva o e-mail em que você responde',
  },
  {
    path: /^whatsapp$/,
    value: /0{6,}$|^\D*(\d\D*){0,9}$/,
    what: 'número de WhatsApp de exemplo',
    advice: 'escreva o seu número com código do país e DDD, só algarismos',
  },
  {
    path: /^address$/,
    value: new RegExp(`${nobodys.source}|^(?!https://)`, 'i'),
    what: 'falta o endereço público do site',
    advice: 'escreva o endereço completo, começando por https://',
  },
  {
    path: /^social\./,
    value: new RegExp(`${nobodys.source}|^(?!https://)`, 'i'),
    what: 'endereço de rede social de exemplo',
    advice: 'escreva o endereço do seu perfil',
  },
];

const note: Rule = {
  path: /(^|\.)sample$/,
  value: /./,
  what: 'textos de exemplo',
  advice: 'troque os exemplos deste arquivo por textos reais e apague esta linha',
};

const unfinished: Rule = {
  path: /./,
  value: /\bTODO\b|\bFIXME\b|lorem ipsum/,
  what: 'texto por terminar',
  advice: 'termine este texto',
};

const draft: Rule = {
  path: /^status$/,
  value: /^(?!published$)/,
  what: 'idioma em rascunho',
  advice: 'termine a tradução e troque por "published", ou apague a pasta do idioma',
};

/** All that stands between the site and its public, file by file. */
export function blockersIn(dir = localesDir): Blocker[] {
  const blockers = inspect(join(dir, 'site.json'), [...facts, note]);
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    if (!entry.isDirectory() || !existsSync(join(dir, entry.name, 'locale.json'))) continue;
    const files = readdirSync(join(dir, entry.name)).filter((file) => file.endsWith('.json'));
    for (const file of files.sort()) {
      const rules = file === 'locale.json' ? [draft] : [note, unfinished];
      blockers.push(...inspect(join(dir, entry.name, file), rules));
    }
  }
  return blockers;
}

/** The same in one line, for the build; nothing when nothing is left. */
export function summaryOf(blockers: readonly Blocker[]): string | undefined {
  if (blockers.length === 0) return undefined;
  const kinds = [...new Set(blockers.map(({ what }) => what))].join(', ');
  return `Ainda não é hora de publicar: ${kinds}. Veja onde com: npm run publish:check`;
}

function inspect(file: string, rules: readonly Rule[]): Blocker[] {
  const text = readFileSync(file, 'utf8');
  return textsOf(JSON.parse(text)).flatMap(([path, value]) =>
    rules
      .filter((rule) => rule.path.test(path) && rule.value.test(value))
      .map(({ what, advice }) => ({ what, advice, file, line: lineOf(text, path, value) })),
  );
}

/** Every text with the path of its field. */
function textsOf(value: unknown, path: string[] = []): [string, string][] {
  if (typeof value === 'string') return [[path.join('.'), value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) => textsOf(below, [...path, key]));
}

function lineOf(text: string, path: string, value: string): number {
  const field = `"${path.split('.').at(-1)}"`;
  const lines = text.split('\n');
  const exact = lines.findIndex(
    (line) => line.includes(field) && line.includes(JSON.stringify(value)),
  );
  return Math.max(exact, 0) + 1;
}

function report(blockers: readonly Blocker[]): string {
  if (blockers.length === 0) return 'Tudo pronto: a pasta dist/ pode ser publicada.';
  const lines = blockers.map(
    ({ what, advice, file, line }) =>
      `  ${relative(process.cwd(), file)}:${line}\n    ${what}: ${advice}\n`,
  );
  const count = blockers.length === 1 ? 'Falta 1 coisa' : `Faltam ${blockers.length} coisas`;
  return `${count} antes de publicar:\n\n${lines.join('\n')}\nDepois: npm run build, e esta verificação de novo.`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const blockers = blockersIn();
  console.log(report(blockers));
  process.exit(blockers.length === 0 ? 0 : 1);
}
