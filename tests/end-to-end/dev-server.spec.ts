import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { writeLanguages } from '../fixtures/languages.ts';
import { originOf } from '../sites.ts';
import { readWords } from '../words.ts';
import { aPage, expect, heading, hydrated, pages, phone, test, titleOf } from './visit.ts';

const baseURL = originOf('server');
let folder = '';
let server: ChildProcess | undefined;

// All tests share one server.
test.describe.configure({ mode: 'serial' });
test.use({
  baseURL,
  // What was preloaded waits for Vite, which bundles for seconds on a slow machine.
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
  // Outside the project: Vite doesn't watch its node_modules and test-results.
  folder = mkdtempSync(join(tmpdir(), 'locales-'));
  cpSync(writeLanguages(), folder, { recursive: true });
  start();
});

test.afterAll(() => {
  server?.kill();
  rmSync(folder, { recursive: true });
});

/** Tries again, because Vite interrupts pages while it bundles dependencies. */
async function open(page: Page, path: string) {
  await expect(async () => {
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
  }).toPass();
}

test('a sentence that is saved appears in the open page, and a draft opens at its address with its photograph', async ({
  page,
}) => {
  await open(page, readWords(folder, 'en').paths[aPage]);
  await page.waitForLoadState('networkidle');
  writeFileSync(join(folder, `en/${aPage} copia.json`), '{');
  mkdirSync(join(folder, 'cópia de ontem'));
  const file = join(folder, `en/${aPage}.json`);
  const copy = JSON.parse(readFileSync(file, 'utf8'));
  copy.hero.title = 'A new sentence';
  writeFileSync(file, JSON.stringify(copy, null, 2));
  await expect(heading(page)).toHaveText('A new sentence');
  await expect(page.locator('vite-error-overlay')).toHaveCount(0);
  await open(page, readWords(folder, 'fr').paths.home);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  const portrait = page.locator('main .cobogo-niche img');
  await portrait.scrollIntoViewIfNeeded();
  const loaded = () => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(loaded, 'the width of her photograph').toBeGreaterThan(0);
});

test.describe('while a comma is missing in a file', () => {
  // The server answers 500.
  test.use({ expected: [/./] });

  test('every page shows where it is, and opens once the comma is back', async ({ page }) => {
    const file = join(folder, `pt-BR/${aPage}.json`);
    const words = readWords(folder);
    const whole = readFileSync(file, 'utf8');
    writeFileSync(file, whole.replace('",', '"'));
    const overlay = page.locator('vite-error-overlay');
    await expect(async () => {
      await page.goto(words.paths.contato);
      await expect(overlay).toContainText(`pt-BR/${aPage}.json:`);
    }).toPass();
    writeFileSync(file, whole);
    await expect(heading(page)).toHaveText(titleOf('contato', words));
  });
});

test.describe('with --mode keys', () => {
  test.beforeAll(() => {
    server?.kill();
    start('--mode', 'keys');
  });

  /**
   * Compares as text, because `toMatchAriaSnapshot` rejects its own files if an element's text is
   * part of its parent's name.
   */
  async function expectToRead(part: Locator, name: string) {
    // Leaves out other pages' links and options, so that a new page changes no snapshot.
    const others =
      /^ *(- listitem:\n *)?- link "(?!home)\S+\.json meta\.label.*\n *- \/url: .*\n?|^ *- option ".* form\.interesse\.options.*\n/gm;
    await expect(async () => {
      const read = await part.ariaSnapshot();
      expect(read.replace(others, '')).toMatchSnapshot(`${name}.yml`);
    }).toPass({ timeout: 15_000 });
  }

  test('every text says where it is from, and a page, the form and the menu are read out as recorded', async ({
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
    await hydrated(page);
    const form = page.getByRole('region', { name: 'contato.json form.title' });
    await expectToRead(form, 'form');
    await page.setViewportSize(phone.viewport);
    await page.getByRole('button', { name: 'common.json menu.open' }).click();
    await expectToRead(page.getByRole('dialog'), 'menu');
  });
});
