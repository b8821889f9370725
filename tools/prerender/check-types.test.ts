import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { copyFolder } from '../../tests/copy-folder.ts';
import { checkTypes } from './check-types.ts';

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
  expect(() => checkTypes(root)).toThrow('locales/pt-BR/home.json: falta um texto “lead”');
  writeFileSync(file, whole);
  checkTypes(root);
  rmSync(root, { recursive: true });
});
