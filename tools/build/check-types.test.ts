import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { checkTypes } from './check-types.ts';

test('type check: names the file and the text if pt-BR lacks a text that the code reads', () => {
  const root = mkdtempSync('node_modules/.types-');
  for (const name of ['src', 'tools', 'locales', 'tsconfig.json', 'tsconfig.build.json']) {
    cpSync(name, join(root, name), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  const file = join(root, 'locales/pt-BR/home.json');
  const { hero, ...others } = JSON.parse(readFileSync(file, 'utf8'));
  const { lead: _, ...shortened } = hero;
  writeFileSync(file, JSON.stringify({ ...others, hero: shortened }));
  expect(() => checkTypes(root)).toThrow('locales/pt-BR/home.json: falta um texto “lead”');
  rmSync(root, { recursive: true });
});
