import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { visit } from 'jsonc-parser';
import { localesDir } from '../locales/read-content.ts';

/** Something that the public should not see yet, in the owner's language. */
export interface Blocker {
  /** In two or three words, for a line that names them all. */
  what: string;
  /** What to do about it. */
  advice: string;
  /** As it is shown, from where the command was started. */
  file: string;
  line: number;
}

interface Rule {
  /** A field's name, or a part of its path. */
  path: RegExp;
  stops: (value: string) => boolean;
  what: string;
  advice: string;
}

const matches = (pattern: RegExp) => (value: string) => pattern.test(value);

/** Domains that are nobody's (RFC 2606 and 6761), and an address that only this machine knows. */
const nobodys =
  /(^|[@/.])(example\.(com|org|net)|[^/]*\.(example|test|invalid|local)|localhost|127\.0\.0\.1)([:/]|$)/i;

const publicAddress = (value: string) => !/^https:\/\//i.test(value) || nobodys.test(value);

const facts: Rule[] = [
  {
    path: /^name$/,
    stops: matches(/^\s*$|^Helena Prado$/),
    what: 'nome de exemplo',
    advice: 'escreva o seu nome',
  },
  {
    path: /^slug$/,
    stops: matches(/^\s*$|^helena-prado$/),
    what: 'endereço da página de palestras de exemplo',
    advice: 'escreva o seu nome sem acentos, em minúsculas, com hífens',
  },
  {
    path: /^email$/,
    stops: (value) => !value.includes('@') || nobodys.test(value),
    what: 'e-mail de exemplo',
    advice: 'escreva o e-mail em que você responde',
  },
  {
    path: /^whatsapp$/,
    stops: matches(/0{6,}$|^\D*(\d\D*){0,9}$/),
    what: 'número de WhatsApp de exemplo',
    advice: 'escreva o seu número com código do país e DDD, só algarismos',
  },
  {
    path: /^address$/,
    stops: publicAddress,
    what: 'falta o endereço público do site',
    advice: 'escreva o endereço completo, começando por https://',
  },
  {
    path: /^social\./,
    stops: publicAddress,
    what: 'endereço de rede social de exemplo',
    advice: 'escreva o endereço do seu perfil',
  },
];

const note: Rule = {
  path: /(^|\.)sample$/,
  stops: matches(/./),
  what: 'textos de exemplo',
  advice: 'troque os exemplos deste arquivo por textos reais e apague esta linha',
};

const unfinished: Rule = {
  path: /./,
  stops: matches(/\bTODO\b|\bFIXME\b|lorem ipsum/),
  what: 'texto por terminar',
  advice: 'termine este texto',
};

const draft: Rule = {
  path: /^status$/,
  stops: (value) => value !== 'published',
  what: 'idioma em rascunho',
  advice: 'termine a tradução e troque por "published", ou apague a pasta do idioma',
};

/** Its address is one of the site: the pages' policy lets no picture come from elsewhere. */
const picture: Rule = {
  path: /(^|\.)(portrait\.src|avatarUrl)$/,
  stops: (value) => !(value.startsWith('/') && existsSync(join('public', value))),
  what: 'foto que não existe',
  advice:
    'ponha a foto na pasta public/ e escreva aqui o nome dela depois de uma barra: "/foto.jpg"',
};

/** All of the copy that stands between the site and its public, file by file. */
export function blockersIn(dir = localesDir): Blocker[] {
  return inspectFiles(dir, (file) => {
    if (file === 'site.json') return [...facts, note, picture];
    return file === 'locale.json' ? [draft] : [note, unfinished, picture];
  });
}

/** Photographs that the copy names and nobody has put into `public/`. */
export function missingPictures(dir = localesDir): Blocker[] {
  return inspectFiles(dir, () => [picture]);
}

/** What is wrong with the built site: it is not there, or older than a text or a file of `public/`. */
export function blockersOfBuild(out = 'dist', dir = localesDir): Blocker[] {
  const index = join(out, 'index.html');
  const advice = 'rode: npm run build';
  if (!existsSync(index)) {
    return [{ what: 'falta construir o site', advice, file: index, line: 1 }];
  }
  const built = statSync(index).mtimeMs;
  const changed = [dir, 'public']
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/\.(md|lock\.json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .find((file) => statSync(file).mtimeMs > built);
  if (!changed) return [];
  const what = `a pasta ${out}/ é mais antiga que este arquivo`;
  return [{ what, advice, file: relative('.', changed), line: 1 }];
}

/** The same in one line, for the build; nothing when nothing is left. */
export function summaryOf(blockers: readonly Blocker[]): string | undefined {
  if (blockers.length === 0) return undefined;
  const kinds = [...new Set(blockers.map(({ what }) => what))].join(', ');
  return `Ainda não é hora de publicar: ${kinds}. Veja onde com: npm run publish:check`;
}

/** Where each is and what to do, a paragraph for each. */
export function listOf(blockers: readonly Blocker[]): string {
  return blockers
    .map(({ what, advice, file, line }) => `  ${file}:${line}\n    ${what}: ${advice}\n`)
    .join('\n');
}

function inspectFiles(dir: string, rulesOf: (file: string) => Rule[]): Blocker[] {
  const languages = (existsSync(dir) ? readdirSync(dir, { withFileTypes: true }) : [])
    .filter((entry) => entry.isDirectory() && existsSync(join(dir, entry.name, 'locale.json')))
    .flatMap(({ name }) => readdirSync(join(dir, name)).map((file) => join(name, file)))
    .filter((file) => /(?<!\.lock)\.json$/.test(file))
    .sort();
  return ['site.json', ...languages].flatMap((file) =>
    inspect(join(dir, file), rulesOf(file.split(/[\\/]/).at(-1) ?? '')),
  );
}

function inspect(path: string, rules: readonly Rule[]): Blocker[] {
  const file = relative('.', path);
  if (!existsSync(path)) {
    return [{ what: 'falta um arquivo', advice: 'traga-o de volta', file, line: 1 }];
  }
  const found: Blocker[] = [];
  let broken: Blocker | undefined;
  visit(
    readFileSync(path, 'utf8'),
    {
      onLiteralValue(value, _offset, _length, line, _column, pathOf) {
        if (typeof value !== 'string') return;
        const key = pathOf().join('.');
        for (const { path, stops, what, advice } of rules) {
          if (path.test(key) && stops(value)) found.push({ what, advice, file, line: line + 1 });
        }
      },
      // One slip makes a parser stumble several times.
      onError(_error, _offset, _length, line) {
        broken ??= {
          what: 'arquivo que não se consegue ler',
          advice: 'falta ou sobra um sinal nesta linha ou na anterior; veja: npm run locales',
          file,
          line: line + 1,
        };
      },
    },
    { disallowComments: true },
  );
  return broken ? [broken] : found;
}
