import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { blockersIn, remindersIn } from './blockers.ts';
import { readLocales } from './read-locales.ts';

const files: Record<string, string> = {
  'site.json': `{
  "name": "Ana Sá", "slug": "ana-sa", "email": "ana@anasa.com.br", "whatsapp": "5541998877665",
  "address": "https://www.anasa.com.br",
  "formEndpoint": null,
  "social": { "google": "https://g.page/anasa" }
}`,
  'pt-BR/locale.json': '{\n"status": "published" }',
  'pt-BR/home.json': '{ "title": "TODO DIA, o ano TODO.",\n"lead": "Para todas" }',
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
  return `${join(dir, file)}:${changed.slice(0, changed.indexOf(to)).split('\n').length}`;
}

const onlyConfirms = { what: 'o formulário só mostra a confirmação' };

test.each([
  'null',
  '"https://formspree.io/f/abc", "privacy": "/privacidade.pdf"',
  '"https://172.217.0.1/f", "delivery": { "service": "Formspree", "country": "US", "months": 6 }',
])('publish:check: without samples, nothing blocks a site with "formEndpoint": %s', (endpoint) => {
  edit('site.json', 'null', endpoint);
  const locales = readLocales(dir);
  expect(blockersIn(locales)).toEqual([]);
  expect(remindersIn(locales, [])).toMatchObject(endpoint === 'null' ? [onlyConfirms] : []);
});

const address = ['site.json', '"https://www.anasa.com.br"'] as const;
const title = ['pt-BR/home.json', 'TODO DIA, o ano TODO.'] as const;
const form = ['site.json', 'null'] as const;

test.each([
  [...address, '""', 'endereço do site de exemplo'],
  ['site.json', '"5541998877665"', '"5511900000000"', 'número de WhatsApp de exemplo'],
  ['site.json', 'ana@anasa.com.br', 'ana@example.com', 'e-mail de exemplo'],
  ['site.json', 'https://g.page/', 'https://example.com/', 'endereço de rede social de exemplo'],
  [
    'site.json',
    '{',
    '{"video": "https://example.com/v", "press": "/a.pdf",',
    'endereço de exemplo',
  ],
  ['site.json', '{', '{"sample": "Troque.",', 'textos de exemplo'],
  ['site.json', '"formEndpoint": null,', '', 'destino do formulário por decidir'],
  [...form, '"https://form.test/f", "privacy": "/a.pdf"', 'endereço de formulário de exemplo'],
  [...form, '"https://a.com/f/<id>", "privacy": "/a.pdf"', 'endereço de formulário de exemplo'],
  [...form, '"https://formspree.io/f/abc"', 'dados que faltam à página de privacidade'],
  [
    ...form,
    'null, "analytics": { "src": "http://localhost:8000/count.js" }',
    'contador de visitas de exemplo',
  ],
  ['pt-BR/locale.json', '"published"', '"draft"', 'idioma em rascunho'],
  ['pt-BR/home.json', '"lead"', '"sample"', 'textos de exemplo'],
  [...title, 'TODO', 'texto por terminar'],
  [...title, 'TODO: escrever', 'texto por terminar'],
  [...title, 'Lorem ipsum dolor', 'texto por terminar'],
] as const)(
  'publish:check: blocks when, in %s, %s is replaced by %s, and names the place',
  (file, from, to, what) => {
    const place = edit(file, from, to);
    expect(blockersIn(readLocales(dir))).toMatchObject([{ what, place }]);
  },
);

test.each(['41998877665', '4133221100'])(
  'publish:check: reminds that the number %s may lack the country’s code',
  (number) => {
    const place = edit('site.json', '5541998877665', number);
    expect(remindersIn(readLocales(dir), [])).toMatchObject([{ place }, onlyConfirms]);
  },
);

test('publish:check: reminds of a text that preview pictures can’t show', () => {
  const place = edit('pt-BR/home.json', '"lead": "Para todas"', '"hero": { "title": "أمل" }');
  expect(remindersIn(readLocales(dir), [])).toMatchObject([{ place }, onlyConfirms]);
});

test.each([
  ['en', 1, 5, false],
  ['en', 2, 5, true],
  ['es-419', 2, 5, true],
  ['pt-PT', 5, 5, false],
])(
  'publish:check: a translation (%s) with %i of %i texts in Portuguese blocks publishing: %s',
  (tag, equal, of, isBlocked) => {
    const texts = (words: (at: number) => string) =>
      JSON.stringify(
        Object.fromEntries(Array.from({ length: of }, (_, at) => [`t${at}`, words(at)])),
      );
    mkdirSync(join(dir, tag));
    writeFileSync(join(dir, tag, 'locale.json'), '{ "status": "published" }');
    writeFileSync(
      join(dir, 'pt-BR/home.json'),
      texts((at) => `Palavra ${at}`),
    );
    writeFileSync(
      join(dir, tag, 'home.json'),
      texts((at) => `${at < equal ? 'Palavra' : 'Word'} ${at}`),
    );
    const what = `${equal} de 5 textos de ${tag} ainda em português`;
    const place = `${join(dir, tag, 'locale.json')}:1`;
    const locales = readLocales(dir);
    expect(blockersIn(locales)).toMatchObject(isBlocked ? [{ what, place }] : []);
    const isReminder = !isBlocked && tag !== 'pt-PT';
    const reminders = isReminder ? [{ what, place }, onlyConfirms] : [onlyConfirms];
    expect(remindersIn(locales, [])).toMatchObject(reminders);
  },
);
