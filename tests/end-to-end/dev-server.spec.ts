import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { writeLanguages } from '../fixtures/invented-languages.ts';
import { originOf } from '../sites.ts';
import { readWords } from '../words.ts';
import {
  countOpenings,
  expect,
  fieldOf,
  firstPage,
  heading,
  hydrated,
  menuOf,
  pages,
  phone,
  rendered,
  saveData,
  test,
  titleOf,
  toggleOf,
} from './visit.ts';

const baseURL = originOf('server');
let folder = '';
let server: ChildProcess | undefined;

test.describe.configure({ mode: 'serial' });
test.use({
  baseURL,
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
  // Vite doesn't watch node_modules and test-results, so the folder is outside the project.
  folder = mkdtempSync(join(tmpdir(), 'locales-'));
  cpSync(writeLanguages(), folder, { recursive: true });
  start();
});

test.afterAll(() => {
  server?.kill();
  rmSync(folder, { recursive: true });
});

// Prefetching other pages may make Vite bundle again, and reload the page.
test.beforeEach(({ page }) => saveData(page));

/** Opens a page. Tries again if Vite reloads the page because it has bundled another package. */
async function open(page: Page, path: string) {
  await expect(async () => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await hydrated(page);
    await rendered(page);
  }).toPass();
}

test('dev server: a saved sentence appears in the open page, which keeps its scroll position, typed text and open menu', async ({
  page,
}) => {
  const words = readWords(folder, 'en');
  await page.setViewportSize(phone.viewport);
  await open(page, words.paths.contato);
  const field = fieldOf(page, 'nome', words);
  await field.fill('Ana');
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(0);
  const openings = countOpenings(page);
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

  await toggleOf(page, words).click();
  await expect(menuOf(page, words)).toBeVisible();
  copy.hero.title = 'A new heading';
  save();
  await expect(page.locator('h1')).toHaveText('A new heading');
  await expect(menuOf(page, words)).toBeVisible();
  expect(openings, 'documents that the browser loaded').toEqual([]);
});

test('dev server: a draft opens at its address with its photograph, and an unknown language’s copy is a 404', async ({
  page,
}) => {
  await open(page, readWords(folder, 'fr').paths.home);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  const portrait = page.locator('main .cobogo-niche img');
  await portrait.scrollIntoViewIfNeeded();
  const loaded = () => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(loaded, 'the photograph’s width in pixels').toBeGreaterThan(0);
  expect((await page.request.get('/@copy/it/home')).status()).toBe(404);
});

test.describe(() => {
  // The console says that the server answers 500.
  test.use({ expected: [/./] });

  test('dev server: any page shows the position of a syntax error, and opens once the error is mended', async ({
    page,
  }) => {
    const file = join(folder, `pt-BR/${firstPage}.json`);
    const words = readWords(folder);
    const whole = readFileSync(file, 'utf8');
    writeFileSync(file, whole.replace('",', '"'));
    const overlay = page.locator('vite-error-overlay');
    await expect(async () => {
      await page.goto(words.paths.contato);
      await expect(overlay).toContainText(`pt-BR/${firstPage}.json:`);
    }).toPass();
    writeFileSync(file, whole);
    await expect(heading(page)).toHaveText(titleOf('contato', words));
  });
});

test.describe(() => {
  test.beforeAll(async () => {
    server?.kill();
    // The next server uses the port, which is free once the first server has ended.
    if (server?.exitCode === null) await once(server, 'exit');
    start('--mode', 'keys');
  });

  // `toMatchAriaSnapshot` rejects files that it has written if an element's text is in its parent's
  // name.
  async function expectToRead(part: Locator, name: string) {
    // These are left out, so that a new page or option changes no snapshot.
    const otherPages =
      /^ *(- listitem:\n *)?- link "(?!home)\S+\.json meta\.label.*\n *- \/url: .*\n?|^ *- option ".* form\.interesse\.options.*\n/gm;
    await expect(async () => {
      const read = await part.ariaSnapshot();
      expect(read.replace(otherPages, '')).toMatchSnapshot(`${name}.yml`);
    }).toPass({ timeout: 15_000 });
  }

  test('dev server: with --mode keys, each text is its key, and the screen-reader trees are as recorded', async ({
    page,
  }) => {
    const { paths } = readWords(folder);
    const [recorded] = pages.filter((key) => key.startsWith('elas-'));
    if (recorded) {
      await open(page, paths[recorded]);
      await expect(heading(page)).toHaveText('elas-venceram.json hero.title');
      await expectToRead(page.locator('body'), 'page');
    }
    await open(page, paths.contato);
    const form = page.getByRole('region', { name: 'contato.json form.title' });
    await expectToRead(form, 'form');
    await page.setViewportSize(phone.viewport);
    await page.getByRole('button', { name: 'common.json menu.open' }).click();
    await expectToRead(page.getByRole('dialog'), 'menu');
  });
});
