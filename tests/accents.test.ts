import { beforeAll, expect, test, vi } from 'vitest';
import { render } from '../src/entry-server.tsx';
import { offers, pageKeys, pages } from '../src/site/pages.ts';
import type { PageKey } from '../src/site/resources.ts';
import { accents } from '../src/theme/colors.ts';
import { type Language, publishedLanguages } from '../tools/copy/content.ts';
import { readCopy } from '../tools/copy/read-copy.ts';
import { designCard } from '../tools/pictures/card.tsx';
import { writeOwnWords } from './fixtures/content-root.ts';

// Replaces the shipped accents' colours before any module reads them.
vi.mock('../src/theme/colors.ts', async (original) => {
  const colors = await original<typeof import('../src/theme/colors.ts')>();
  for (const accent of Object.values<Record<string, string>>(colors.accents)) {
    for (const part of Object.keys(accent)) accent[part] = '#shipped';
  }
  return colors;
});

const pictureOf = (page: PageKey) => `${page}’s preview picture`;
const words = { label: 'Livro', title: '', name: 'Ana Sá', role: 'Autora', initials: 'AS' };

const shown = new Map<string, string>();
let offered: string[];

/** Only this page's colours begin with it. */
const mark = (page: PageKey) => `#f${pageKeys.indexOf(page)}f`;

beforeAll(async () => {
  const [{ content, i18n }] = (await publishedLanguages(readCopy(writeOwnWords()))) as [Language];
  const parts = Object.keys(accents.main);
  for (const page of pageKeys) {
    const own = parts.map((part, index) => [part, `${mark(page)}${index}f0`]);
    Object.assign(accents, { [page]: Object.fromEntries(own) });
    Object.assign(pages[page], { accent: page });
  }
  for (const page of pageKeys) {
    shown.set(page, (await render(content, i18n, content.locale.paths[page])).html);
    const copy = { ...words, page, direction: 'ltr', authors: ['AM'] } as const;
    shown.set(pictureOf(page), JSON.stringify(await designCard(copy)));
  }
  shown.set('404', (await render(content, i18n, '/404')).html);
  offered = Object.keys(i18n.getFixedT('pt-BR', 'home')(($) => $.products.items));
});

test.each(pageKeys)('the accent of %s shows there and where docs/look.md says', (page) => {
  const places = [page, pictureOf(page)];
  if (offered.includes(page)) places.push('home');
  if (offers.includes(page)) places.push('contato', pictureOf('contato'));
  if (page === 'home') places.push('404');

  const found = [...shown].filter(
    ([, markup]) => markup.includes(mark(page)) || markup.includes(`data-accent="${page}"`),
  );
  expect(found.map(([name]) => name).sort()).toEqual(places.sort());
});

test('nothing is painted in an accent that its page has not been given', () => {
  const painted = [...shown].filter(([, markup]) => markup.includes('#shipped'));
  expect(painted.map(([name]) => name)).toEqual([]);
});
