// @vitest-environment node
import { describe, expect, test, vi } from 'vitest';
import { render } from '../src/entry-server';
import type { PageKey } from '../src/i18n/content';
import { checkLocales } from '../tools/locales/check';
import { formatIssue } from '../tools/locales/issue';
import { readContent } from '../tools/locales/read-content';
import { blockersIn } from '../tools/publish/blockers';
import { createPublisher } from '../tools/publish/publisher';
import { expectTrueOfAnyOwner } from './any-owner';
import { drawOwners, seed, writeOwner } from './fixtures/owners';
import { readWords } from './words';

// Drawing takes longer than all the rest; published.test.ts checks the real cards of built pages.
vi.mock('../tools/publish/card', async (original) => ({
  ...(await original<object>()),
  drawCard: async ({ page }: { page: string }) => Buffer.from(page),
}));

// A slow machine must not fail the tests.
vi.setConfig({ testTimeout: 120_000 });

describe(`owners drawn at random, with the seed ${seed}`, () => {
  test.each(drawOwners(8).map((owner, index) => ({ name: owner.site.name, index, owner })))(
    '$name can publish, and every page shows her facts',
    async ({ index, owner }) => {
      const folder = writeOwner(`${index}`, owner);
      expect(checkLocales(folder).map(formatIssue)).toEqual([]);
      expect(blockersIn(folder)).toEqual([]);

      const content = readContent(folder);
      const base = new URL(content.site.address).pathname;
      vi.stubEnv('BASE_URL', base);
      const publisher = createPublisher({ out: `${folder}-built`, base });
      const words = readWords(folder);
      const pages: [string, PageKey?][] = words.pages.map((page) => [words.paths[page], page]);
      for (const [path, page] of [...pages, ['/404'] as [string]]) {
        const { html, status } = await render(content, base + path.slice(1));
        expect([path, status]).toEqual([path, page ? 200 : 404]);
        const head = await publisher.head(content, page);
        expectTrueOfAnyOwner(html.replace('</head>', `${head}</head>`), words, page);
      }
    },
  );
});
