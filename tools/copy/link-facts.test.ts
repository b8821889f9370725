import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import site from '../../locales/site.json';
import type { Site } from '../../src/site/content.ts';
import { linksOf } from './link-facts.ts';

test.each([
  [12_600, 'PDF, 13 kB'],
  [2_400_000, 'PDF, 2,4 MB'],
])('a link to a file of %i bytes says “%s”', (bytes, where) => {
  const folder = mkdtempSync(join(tmpdir(), 'public-'));
  writeFileSync(join(folder, 'imprensa.pdf'), Buffer.alloc(bytes));
  const facts = { ...site, press: '/imprensa.pdf' } as Site;
  expect(linksOf(facts, 'pt-BR', folder).press?.where.replace(/\s/g, ' ')).toBe(where);
  rmSync(folder, { recursive: true });
});
