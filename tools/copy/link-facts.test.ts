import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Site } from '../../src/content/site-data.ts';
import { hrefOf, linksOf } from './link-facts.ts';

test.each([
  [12_600, 'PDF, 13 kB'],
  [2_400_000, 'PDF, 2,4 MB'],
])('link: describes a PDF of %i bytes as “%s”', (bytes, where) => {
  const folder = mkdtempSync(join(tmpdir(), 'public-'));
  writeFileSync(join(folder, 'imprensa.pdf'), Buffer.alloc(bytes));
  const facts = { press: '/imprensa.pdf' } as Site;
  expect(linksOf(facts, 'pt-BR', folder).press?.where.replace(/\s/g, ' ')).toBe(where);
  rmSync(folder, { recursive: true });
});

test.each([
  ['/Kit 100%.pdf', 'Kit 100%.pdf', '/Kit%20100%25.pdf'],
  ['/Kit%20100%25.pdf#page=2', 'Kit 100%.pdf', '/Kit%20100%25.pdf#page=2'],
  ["/D'água & cia.pdf", "D'água & cia.pdf".normalize('NFD'), '/D%27a%CC%81gua%20%26%20cia.pdf'],
  ['https://a.com/100%', 'Kit 100%.pdf', 'https://a.com/100%'],
])('link: %j, with the file %j in public/, leads to %s', (address, file, href) => {
  const folder = mkdtempSync(join(tmpdir(), 'public-'));
  writeFileSync(join(folder, file), '');
  expect(hrefOf(address, folder).href).toBe(href);
  rmSync(folder, { recursive: true });
});
