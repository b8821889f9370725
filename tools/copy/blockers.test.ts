import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { blockersIn } from './blockers.ts';
import { readLocales } from './read-locales.ts';

const files: Record<string, string> = {
  'site.json': `{
  "name": "Ana Sá", "slug": "ana-sa", "email": "ana@anasa.com.br", "whatsapp": "5541998877665",
  "address": "https://www.anasa.com.br", "social": { "google": "https://g.page/anasa" },
  "formEndpoint": null,
  "figures": { "women": "1000000+" }
}`,
  'pt-BR/locale.json': '{\n"status": "published" }',
  'pt-BR/home.json': '{ "title": "TODO DIA, o ano TODO.",\n"lead": "Para todas" }',
  'pt-BR/contato.json': '{ "privacy": { "lead": "Guardadas por (TODO: serviço)." } }',
};
let dir = '';

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'locales-'));
  mkdirSync(join(dir, 'pt-BR'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, name), text);
});

afterEach(() => rmSync(dir, { recursive: true }));

function edit(file: string, from: string, to: string) {
  const changed = files[file]?.replace(from, to) ?? '';
  writeFileSync(join(dir, file), changed);
  return changed.slice(0, changed.indexOf(to)).split('\n').length;
}

test('publish:check: nothing blocks a finished site whose form sends nothing', () => {
  expect(blockersIn(readLocales(dir))).toEqual([]);
});

const title = ['pt-BR/home.json', 'TODO DIA, o ano TODO.'] as const;
const address = ['site.json', 'https://www.anasa.com.br'] as const;

test.each([
  ['site.json', '5541998877665', '5511900000000', 'Dado de exemplo'],
  ['site.json', 'ana@anasa.com.br', 'ana@example.com', 'Dado de exemplo'],
  ['site.json', 'https://g.page/', 'https://example.com/', 'Dado de exemplo'],
  [...address, 'https://ana.test/', 'Dado de exemplo'],
  [...address, 'http://localhost:80', 'Dado de exemplo'],
  [...address, 'http://www.anasa.com.br', 'Dado de exemplo'],
  ['site.json', 'null', 'null, "formFields": { "key": "<id>" }', 'Dado de exemplo'],
  ['site.json', '{', '{"sample": "Troque.",', 'Textos de exemplo'],
  ['site.json', '"formEndpoint": null,', '', 'Destino do formulário por decidir'],
  ['pt-BR/home.json', '"lead"', '"sample"', 'Textos de exemplo'],
  [...title, 'TODO', 'Texto por terminar'],
  [...title, 'TODO: escrever', 'Texto por terminar'],
  [...title, 'Lorem ipsum dolor', 'Texto por terminar'],
] as const)(
  'publish:check: blocks when, in %s, %s is replaced by %s, and names the line',
  (file, from, to, words) => {
    const line = edit(file, from, to);
    const message = expect.stringContaining(words);
    expect(blockersIn(readLocales(dir))).toMatchObject([
      { file: join(dir, file), line: to ? line : 1, message },
    ]);
  },
);

test('publish:check: an unfinished text on privacy blocks only if a service gets the messages', () => {
  edit('site.json', 'null', '"https://formspree.io/f/abc"');
  expect(blockersIn(readLocales(dir))).toMatchObject([{ key: 'privacy.lead' }]);
});

test.each([
  ['en', 'published', 1, 0],
  ['en', 'published', 2, 1],
  ['en', 'draft', 5, 0],
  ['pt-PT', 'published', 5, 0],
])(
  'publish:check: a translation (%s, %s) with %i of 5 texts in Portuguese blocks %i times',
  (tag, status, equal, count) => {
    const texts = (words: (at: number) => string) =>
      JSON.stringify(Object.fromEntries([0, 1, 2, 3, 4].map((at) => [`t${at}`, words(at)])));
    mkdirSync(join(dir, tag));
    rmSync(join(dir, 'pt-BR/contato.json'));
    writeFileSync(join(dir, tag, 'locale.json'), `{ "status": "${status}" }`);
    writeFileSync(
      join(dir, 'pt-BR/home.json'),
      texts((at) => `Palavra ${at}`),
    );
    writeFileSync(
      join(dir, tag, 'home.json'),
      texts((at) => `${at < equal ? 'Palavra' : 'Word'} ${at}`),
    );
    const blockers = blockersIn(readLocales(dir)).map(({ message }) => message);
    expect(blockers).toHaveLength(count);
    if (count > 0)
      expect(blockers[0]).toContain(`${equal} de 5 textos de ${tag} ainda em português`);
  },
);
