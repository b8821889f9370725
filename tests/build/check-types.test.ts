import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { checkTypes, explainTypeError } from '../../tools/prerender/check-types.ts';
import { copyFolder } from '../copy-folder.ts';

test('type check: finds every text in the tests’ own copy, names one that is deleted, and nothing once it is put back', () => {
  const root = mkdtempSync(join(tmpdir(), 'types-'));
  for (const name of ['src', 'tools', 'tsconfig.json', 'tsconfig.build.json']) {
    copyFolder(name, join(root, name));
  }
  copyFolder('tests/fixtures/locales', join(root, 'locales'));
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  const file = join(root, 'locales/pt-BR/home.json');
  const whole = readFileSync(file, 'utf8');
  const { hero, ...others } = JSON.parse(whole);
  const { lead: _, ...shortened } = hero;

  checkTypes(root);
  // After a changed text, TypeScript's own record of earlier checks would miss the deleted one.
  writeFileSync(file, JSON.stringify({ ...others, hero: { ...hero, lead: 'Outra frase' } }));
  checkTypes(root);
  writeFileSync(file, JSON.stringify({ ...others, hero: shortened }));
  expect(() => checkTypes(root)).toThrow(
    /^Em locales\/pt-BR\/home\.json, no bloco que tem .*“title”.*, falta “lead”,/,
  );
  writeFileSync(file, whole);
  checkTypes(root);
  rmSync(root, { recursive: true });
});

test.each([
  [
    'a text of a page',
    `src/routes/contato.tsx(22,18): error TS2322: Type '{ title: string; lead: string; picture: Element; }' is not assignable to type 'IntrinsicAttributes & HeroProps'.
  Property 'badge' is missing in type '{ title: string; lead: string; picture: Element; }' but required in type '{ badge: string; title: string; }'.`,
    'Em locales/pt-BR/contato.json, no bloco que tem “title”, “lead”, falta “badge”,',
  ],
  [
    'the title of a list',
    `src/routes/index.tsx(69,8): error TS2741: Property 'title' is missing in type '{ items: { [x: string]: { value: string; label: string; }; }; picture: (id: string, { value }: Figure) => ReactNode; }' but required in type 'FiguresProps'.`,
    'Em locales/pt-BR/home.json, no bloco que tem “items”, falta “title”,',
  ],
  [
    'a text of common.json, which files of several folders read',
    `src/contact/toaster.tsx(23,44): error TS2339: Property 'close' does not exist on type 'FilterKeysObject<WithLists<{ region: string; }>, undefined>'.`,
    'Em locales/pt-BR, no bloco que tem “region”, falta “close”,',
  ],
  [
    'something that is no text',
    `src/layout/menu.tsx(9,4): error TS2339: Property 'focas' does not exist on type 'HTMLElement'.`,
    'O código tem um erro, ou não combina com os textos de locales/pt-BR.',
  ],
])(
  'type check: if the first error is about %s, names no file but the right one',
  (_what, errors, words) => {
    expect(
      explainTypeError(`${errors}\nsrc/theme/colors.ts(1,1): error TS1005: ',' expected.`),
    ).toContain(words);
  },
);
