import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { writeRecordedSite } from '../fixtures/invented-owner.ts';
import { originOf, wordsOf } from '../sites.ts';
import { readWords } from '../words.ts';
import { expect, firstPage, phone, SitePage, test, words } from './site-page.ts';

const baseURL = originOf('server');
let folder = '';
let server: ChildProcess | undefined;

test.describe.configure({ mode: 'serial' });
test.use({
  baseURL,
  words: wordsOf('invented'),
  // While Vite bundles, Chromium warns that preloaded scripts are not used.
  expected: [
    /\[vite\]|React DevTools|WebSocket|Outdated|CONNECTION_RESET|dynamically imported|was preloaded/,
  ],
});

function start(...options: string[]) {
  const { port } = new URL(baseURL);
  const vite = ['node_modules/vite/bin/vite.js', '--port', port, '--strictPort', ...options];
  server = spawn(process.execPath, vite, {
    env: { ...process.env, LOCALES_DIR: folder },
    stdio: 'ignore',
  });
}

test.beforeAll(() => {
  // The recorded site is in node_modules, which Vite doesn't watch. So the server gets a copy.
  folder = mkdtempSync(join(tmpdir(), 'locales-'));
  cpSync(writeRecordedSite(), folder, { recursive: true });
  start();
});

test.afterAll(() => {
  server?.kill();
  rmSync(folder, { recursive: true });
});

// If the site prefetched other pages, Vite might bundle again and reload the open page.
test.beforeEach(({ site }) => site.saveData());

/** Opens a page. Tries again if Vite reloads the page because it has bundled another package. */
async function open(site: SitePage, path: string) {
  await expect(async () => {
    await site.page.goto(path, { waitUntil: 'networkidle' });
    await site.untilHydrated();
    await site.untilRendered();
  }).toPass();
}

test('dev server: a saved sentence appears in the open page, which keeps its scroll position, typed text and open menu', async ({
  page,
}) => {
  const site = new SitePage(page, readWords(folder, 'en'));
  await page.setViewportSize(phone.viewport);
  await open(site, '/en/contact');
  const field = site.field('nome');
  await field.fill('Ana');
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(0);
  const openings = site.recordDocuments();
  writeFileSync(join(folder, 'en/contato copia.json'), '{');
  mkdirSync(join(folder, 'cópia de ontem'));

  const file = join(folder, 'en/contato.json');
  const copy = JSON.parse(readFileSync(file, 'utf8'));
  const save = () => writeFileSync(file, JSON.stringify(copy, null, 2));
  copy.form.email.label = 'A new sentence';
  save();
  await expect(page.getByText('A new sentence')).toBeInViewport();
  await expect(page.locator('vite-error-overlay')).toHaveCount(0);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('Ana');
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);

  await site.toggle.click();
  await expect(site.menu).toBeVisible();
  copy.hero.title = 'A new heading';
  save();
  await expect(page.locator('h1')).toHaveText('A new heading');
  await expect(site.menu).toBeVisible();
  expect(openings, 'documents that the browser loaded').toEqual([]);
});

test('dev server: a draft language opens with its photograph, and a request for copy in an unknown language gets 404', async ({
  page,
  site,
}) => {
  await open(site, '/fr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  const portrait = page.locator('main .cobogo-niche img');
  await portrait.scrollIntoViewIfNeeded();
  const loaded = () => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(loaded, 'the photograph’s width in pixels').toBeGreaterThan(0);
  expect((await page.request.get('/@copy/it/home')).status()).toBe(404);
});

test.describe(() => {
  test.use({ expected: [/./] });

  test('dev server: any page shows the position of a syntax error, and opens once the error is mended', async ({
    page,
    site,
  }) => {
    const file = join(folder, `pt-BR/${firstPage}.json`);
    const whole = readFileSync(file, 'utf8');
    writeFileSync(file, whole.replace('",', '"'));
    const overlay = page.locator('vite-error-overlay');
    await expect(async () => {
      await page.goto('/fale-comigo-já');
      await expect(overlay).toContainText(`pt-BR/${firstPage}.json:`);
    }).toPass();
    writeFileSync(file, whole);
    await site.expectToBeAt('contato');
  });
});

test.describe(() => {
  test.beforeAll(async () => {
    server?.kill();
    if (server?.exitCode === null) await once(server, 'exit');
    start('--mode', 'keys');
  });

  // `toMatchAriaSnapshot` would fail where an element's name repeats the text of an inner element.
  async function expectToRead(part: Locator, name: string) {
    // These lines are left out, so that a new page or a new option of the form changes no snapshot.
    const otherPages =
      /^ *(- listitem:\n *)?- link "(?!home)\S+\.json meta\.label.*\n *- \/url: .*\n?|^ *- option ".* form\.interesse\.options.*\n/gm;
    await expect(async () => {
      const read = await part.ariaSnapshot();
      expect(read.replace(otherPages, '')).toMatchSnapshot(`${name}.yml`);
    }).toPass({ timeout: 15_000 });
  }

  test('dev server: --mode keys shows keys instead of texts, and the accessibility tree is the one in tests/end-to-end/screen-readers/', async ({
    page,
    site,
  }) => {
    if (words.pages.some((key) => key.startsWith('elas-'))) {
      await open(site, '/livro');
      await expect(site.heading).toHaveText('elas-venceram.json hero.title');
      await expectToRead(page.locator('body'), 'page');
    }
    await open(site, '/fale-comigo-já');
    const form = page.getByRole('region', { name: 'contato.json form.title' });
    await expectToRead(form, 'form');
    await page.setViewportSize(phone.viewport);
    await page.getByRole('button', { name: 'common.json menu.open' }).click();
    await expectToRead(page.getByRole('dialog'), 'menu');
  });
});
