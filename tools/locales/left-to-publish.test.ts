import { expect, test } from 'vitest';
import { inventSite } from '../../tests/fixtures/invented-site.ts';
import { leftToPublish } from './left-to-publish.ts';
import { readLocales } from './read-locales.ts';

test('left to publish: sample hosts, notes and an undecided form are named with their places', () => {
  expect(leftToPublish(readLocales('tests/fixtures/locales'))).toBe('');
  const site = inventSite();
  site.edit('pt-BR/home.json', '{', '{ "sample": "Exemplo",');
  const left = leftToPublish(site.locales());
  expect(left).toMatch(/site\.json:1:1: .*formEndpoint/);
  expect(left).toMatch(/site\.json:5:3 email: Dado de exemplo/);
  expect(left).toMatch(/pt-BR\/home\.json:1:3 sample: Textos de exemplo/);
  site.discard();
});
