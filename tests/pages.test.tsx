import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { PageKey } from '../src/i18n/content';
import { readContent } from '../tools/locales/content';
import { writeLanguages } from './fixtures/languages';
import { writeFixture } from './fixtures/write';
import { everyWord, openPage, withoutCopyOf } from './open-page';
import { readI18n, textsOf } from './read-i18n';

const pages = Object.keys(readContent().locale.paths) as PageKey[];

// Other people’s machines are slow, and one page has a thousand lines.
vi.setConfig({ testTimeout: 30_000 });

const complaints = vi.spyOn(console, 'error');

afterEach(() => {
  cleanup();
  complaints.mockReset();
});

test('a page that could not be opened opens on a second try', async () => {
  complaints.mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  const i18n = await readI18n();
  const content = withoutCopyOf(readContent(), 'renovare');
  await openPage(content, 'renovare');
  const retry = i18n.t(($) => $.error.retry);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(i18n.t(($) => $.error.title));
  expect(screen.getByRole('contentinfo')).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: retry }));
  expect(screen.getByRole('button', { name: retry })).toBeTruthy();

  content.repair();
  await userEvent.click(screen.getByRole('button', { name: retry }));
  const title = textsOf(i18n, 'renovare').get('renovare.hero.title') ?? '';
  await screen.findByRole('heading', { level: 1, name: title });
});

const languages = writeLanguages('pages', 'en', 'ar');

const roots = {
  'the shipped content': readContent(),
  'long words and thirty-item lists': readContent(writeFixture('long')),
  'one-item lists and swapped addresses': readContent(writeFixture('short')),
  'a second language': readContent(languages, 'en'),
  'a language that reads from right to left': readContent(languages, 'ar'),
};

/** Texts that wait for a sent message or a browser without scripts, and notes for translators. */
const elsewhere = /^contato\.form\.(success_\w+|noScript|complaints\.\w+)$|\.sample$/;

describe.each(Object.entries(roots))('with %s', (_, content) => {
  test.each(pages)('everything written for %s is on it', async (page) => {
    const i18n = await readI18n(content);
    const { container } = await openPage(content, page);
    const links = [...container.querySelectorAll('a')].map(({ href }) => decodeURIComponent(href));
    const images = [...container.querySelectorAll('img')].map(({ src }) => src);
    const shown = [...everyWord(), container.textContent, ...links, ...images].join('\n');
    const missing = [...textsOf(i18n, page)].filter(
      ([path, words]) => !elsewhere.test(path) && !shown.includes(words),
    );
    expect(missing).toEqual([]);
  });

  test.each(pages)('%s renders without a complaint, its headings in order', async (page) => {
    const { container } = await openPage(content, page);
    expect(complaints.mock.calls).toEqual([]);
    const levels = [...container.querySelectorAll('h1, h2, h3, h4, h5, h6')].map((heading) =>
      Number(heading.tagName.slice(1)),
    );
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  });

  test.each(pages)('every link of %s leads somewhere, safely', async (page) => {
    const i18n = await readI18n(content);
    const { container } = await openPage(content, page);
    const { site, locale } = content;
    const digits = site.whatsapp.replace(/\D/g, '');
    const addresses = new Set(Object.values(locale.paths));
    for (const link of container.querySelectorAll('a')) {
      const href = link.getAttribute('href') ?? '';
      if (href.startsWith('https:')) expect(link.rel).toContain('noopener');
      else if (link.hreflang) expect(link.lang).toBe(link.hreflang);
      else if (href.startsWith('#')) expect(container.querySelector(href)).toBeTruthy();
      else if (!href.startsWith('mailto:'))
        expect(addresses).toContain(decodeURI(href).replace(/#.*/, ''));
    }
    const chats = [...container.querySelectorAll<HTMLAnchorElement>('a[href*="wa.me"]')];
    const messages = chats.map((link) => {
      const url = new URL(link.href);
      expect(url.pathname).toBe(`/${digits}`);
      return url.searchParams.get('text');
    });
    const own = [...textsOf(i18n, page)].find(([path]) => /\.(message)$/.test(path));
    if (own) expect(messages).toContain(own[1]);
  });

  test.each(pages)('header and footer of %s link to all pages', async (page) => {
    const i18n = await readI18n(content);
    await openPage(content, page);
    const common = textsOf(i18n, 'common');
    const header = screen.getByRole('banner');
    const footer = screen.getByRole('contentinfo');
    for (const key of pages) {
      const name = common.get(`common.nav.pages.${key}`);
      for (const place of [header, footer]) {
        // The row of links may be hidden at this width.
        const link = within(place).getByRole('link', { name, hidden: true });
        expect(decodeURI(link.getAttribute('href') ?? '')).toBe(content.locale.paths[key]);
      }
    }
    const mail = within(footer).getByRole('link', { name: content.site.email });
    expect(mail.getAttribute('href')).toMatch(/^mailto:/);
  });

  test.each(pages)('ids on %s are unique, and what they label is there', async (page) => {
    const { container } = await openPage(content, page);
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    for (const name of ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for']) {
      for (const element of container.querySelectorAll(`[${name}]`)) {
        for (const id of (element.getAttribute(name) ?? '').split(' ')) {
          expect(ids).toContain(id);
        }
      }
    }
  });
});

test('following a link opens the page, and its heading gets the focus', async () => {
  const content = roots['one-item lists and swapped addresses'];
  const i18n = await readI18n(content);
  const { router } = await openPage(content, 'home');
  const name = textsOf(i18n, 'common').get('common.nav.pages.contato');
  await userEvent.click(
    within(screen.getByRole('banner')).getByRole('link', { name, hidden: true }),
  );
  const title = textsOf(i18n, 'contato').get('contato.hero.title') ?? '';
  const heading = await screen.findByRole('heading', { level: 1, name: title });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(router.history.location.pathname).toBe(content.locale.paths.contato);
  await waitFor(() => expect(document.title).toBe(i18n.t(($) => $.meta.title, { ns: 'contato' })));
});
