// @vitest-environment node
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Content, PageKey, Site } from '../../src/i18n/content';
import { publicAddress } from '../../src/i18n/public-address';
import { readContent } from '../locales/read-content';
import { structuredData } from './json-ld';
import { copyReader } from './read-copy';
import { writeOwner } from './test-owner';

const folder = mkdtempSync(join(tmpdir(), 'json-ld-'));
writeOwner(folder);
const content = readContent(folder);
const pages = Object.keys(content.locale.paths) as PageKey[];

afterAll(() => rmSync(folder, { recursive: true }));

/** An object of the structured data. */
type Node = { '@type'?: string; '@id'?: string; url?: string } & Record<string, unknown>;

/** Every object in a value, itself first. */
function nodesIn(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(nodesIn);
  return Array.isArray(value) ? below : [value as Node, ...below];
}

async function nodesOf(page: PageKey, site: Partial<Site> = {}): Promise<Node[]> {
  const owner: Content = { ...content, site: { ...content.site, ...site } };
  const image = 'https://www.anasa.com.br/card.jpg';
  const data = await structuredData({ content: owner, page, image, readCopy: copyReader(owner) });
  return nodesIn(data['@graph']);
}

describe.each([
  ['an owner who tells all of herself', {}],
  [
    'one who has no photograph, networks or days',
    { portrait: null, social: {} as Site['social'], openDays: undefined },
  ],
])('of %s', (_, site) => {
  test.each(pages)('%s points to what is there, and leaves nothing open', async (page) => {
    const nodes = await nodesOf(page, site);
    const defined = nodes.filter((node) => node['@type']).map((node) => node['@id']);
    for (const node of nodes) {
      if (!node['@type']) expect(defined, 'what can be pointed to').toContain(node['@id']);
      for (const [name, value] of Object.entries(node)) {
        expect(String(value ?? ''), `${name} of ${node['@type']}`).not.toMatch(
          /^\s*$|undefined|null|NaN|\{\{/,
        );
      }
    }
  });
});

test.each(pages)('%s tells its own address', async (page) => {
  const nodes = await nodesOf(page);
  const trail = nodes.filter((node) => node['@type'] === 'ListItem').map(({ item }) => item);
  const urls = nodes.filter((node) => node['@type'] !== 'Person').map(({ url }) => url);
  const own = publicAddress(content.site, content.locale.paths[page]);
  const told = [trail.at(-1), ...urls].filter(Boolean);
  expect(told.length).toBeGreaterThan(0);
  expect(told.filter((url) => url !== own)).toEqual([]);
});

test('the days and hours on which she answers are told of her, and of no place', async () => {
  const figures = { ...content.site.figures, opensAt: '8h30', closesAt: '18h' };
  const nodes = await nodesOf('contato', { openDays: ['mon', 'wed'], figures });
  const contact = nodes.find((node) => node['@type'] === 'ContactPoint');
  expect(contact?.hoursAvailable).toMatchObject({
    dayOfWeek: ['Monday', 'Wednesday'],
    opens: '08:30',
    closes: '18:00',
  });
  expect(nodes.map((node) => node['@type'])).not.toContainEqual(expect.stringMatching(/Business/));
});
