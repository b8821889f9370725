import { afterEach, expect, test, vi } from 'vitest';
import { render } from '../src/entry-server.tsx';
import type { PageKey } from '../src/site/resources.ts';
import { blockersIn } from '../tools/check/blockers.ts';
import { checkCopy } from '../tools/check/check.ts';
import { type Language, publishedLanguages } from '../tools/copy/languages.ts';
import { readLocales } from '../tools/copy/read-locales.ts';
import { formatIssue } from '../tools/issues/issue.ts';
import { cardCopy, pageElements } from '../tools/pages/head.ts';
import { makePhotos, photosFor, photosPath } from '../tools/pictures/photos.ts';
import { expectTrueOfAnyOwner } from './any-owner.ts';
import { least, most, writeOwner } from './fixtures/owners.ts';
import { readWords } from './words.ts';

afterEach(() => vi.unstubAllEnvs());

test.each(Object.entries({ least, most }))(
  'the owner who says the %s can publish, and every page shows her facts',
  async (name, owner) => {
    const folder = writeOwner(name, owner);
    const locales = readLocales(folder);
    expect(checkCopy(locales).map(formatIssue)).toEqual([]);
    expect(blockersIn(locales)).toEqual([]);

    const words = readWords(folder);
    const base = new URL(owner.site.address).pathname;
    vi.stubEnv('BASE_URL', base);
    const [{ i18n, hours, ...read }] = (await publishedLanguages(locales)) as [Language];
    const photos = photosFor(await makePhotos(locales, () => {}), base + photosPath);
    const siteData = { ...read.siteData, photos };
    const headOf = (page: PageKey) => {
      expect(cardCopy({ siteData, i18n }, page).name).toBe(owner.site.name);
      return pageElements({ siteData, i18n, hours }, page, 'card.jpg');
    };
    const pages: [string, PageKey?][] = words.pages.map((page) => [words.paths[page], page]);
    for (const [path, page] of [...pages, [`${base}404`] as [string]]) {
      const { html, status } = await render(siteData, i18n, path);
      expect([path, status]).toEqual([path, page ? 200 : 404]);
      const head = page ? headOf(page) : '';
      expectTrueOfAnyOwner(html.replace('</head>', `${head}</head>`), words, page);
    }
  },
);
