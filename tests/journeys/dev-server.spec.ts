import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeLanguages } from '../fixtures/languages';
import { devServerPort } from '../sites';
import { countOpenings, expect, heading, test, text, titleOf } from './visit';

const port = String(devServerPort);
let folder = '';
let server: ChildProcess | undefined;

// All tests share one server, which bundles the dependencies on the first request.
test.describe.configure({ mode: 'serial' });
test.use({
  baseURL: `http://localhost:${port}`,
  expected: [/\[vite\]|React DevTools|WebSocket|Outdated/],
});

test.beforeAll(() => {
  // Outside the project, where Vite watches neither node_modules nor test-results.
  folder = mkdtempSync(join(tmpdir(), 'locales-'));
  cpSync(writeLanguages('dev', 'en', 'fr'), folder, { recursive: true });
  const vite = ['node_modules/vite/bin/vite.js', '--port', port, '--strictPort'];
  server = spawn(process.execPath, vite, {
    env: { ...process.env, LOCALES_DIR: folder, PSEUDO: '1' },
    stdio: 'ignore',
  });
});

test.afterAll(() => {
  server?.kill();
  rmSync(folder, { recursive: true });
});

test('a sentence that is saved appears in the open page at once, without a reload', async ({
  page,
}) => {
  await expect(async () => {
    await page.goto('/en/renew');
    await expect(heading(page)).toBeVisible();
  }).toPass();
  // Vite may load the page once more after preparing the dependencies.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => Object.assign(window, { marked: true }));
  const file = join(folder, 'en/renovare.json');
  const copy = JSON.parse(readFileSync(file, 'utf8'));
  copy.hero.title = 'A new sentence';
  writeFileSync(file, JSON.stringify(copy, null, 2));
  await expect(heading(page)).toHaveText('A new sentence');
  expect(await page.evaluate(() => 'marked' in window), 'the page stayed open').toBe(true);
});

test('a draft opens at its address, counts and marks missing texts; there are pseudo-locales too', async ({
  page,
}) => {
  await page.goto('/fr/renovare');
  await expect(heading(page)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByText(/rascunho · faltam \d+ de \d+ textos/)).toBeVisible();
  await expect.poll(() => page.evaluate(() => CSS.highlights.size)).toBeGreaterThan(0);
  await page.goto('/en/renew');
  await expect(heading(page)).toBeVisible();
  await expect(page.getByText(/rascunho/), 'a published language is not marked').toBeHidden();
  await page.goto('/qps-plocm/contato');
  await expect(heading(page)).toHaveText(/^[^a-z]+$/i);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('Alt shows where a text comes from, and Alt with a click copies that place', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/en/renew');
  await expect(heading(page)).toBeVisible();
  const place = /en\/renovare\.json:\d+ hero\.title/;
  await heading(page).hover();
  await page.keyboard.down('Alt');
  await expect(page.getByText(place)).toBeVisible();
  await heading(page).click({ modifiers: ['Alt'] });
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toMatch(place);
  await page.keyboard.up('Alt');
  await expect(page.getByText(place)).toBeHidden();

  // A link is inspected, not followed.
  await page.keyboard.down('Alt');
  await page.getByRole('contentinfo').getByRole('link').first().click();
  await expect.poll(copied).toMatch(/en\/common\.json:\d+ nav\.pages\.home/);
  await expect(page).toHaveURL(/\/en\/renew$/);
});

test.describe('while a comma is missing in a file', () => {
  // The page requests a file that can't be read: the server answers 500.
  test.use({ expected: [/./] });

  test('its page is loaded once and shows the error; it opens once the comma is back', async ({
    page,
  }) => {
    const file = join(folder, 'pt-BR/renovare.json');
    const whole = readFileSync(file, 'utf8');
    writeFileSync(file, whole.replace('",', '"'));
    const opened = countOpenings(page);
    await page.goto('/renovare');
    await expect(heading(page)).toHaveText(text('common.error.title'));
    await expect(page.locator('vite-error-overlay')).toBeAttached();
    expect(opened, 'documents that the browser loaded').toHaveLength(1);
    writeFileSync(file, whole);
    await expect(heading(page)).toHaveText(titleOf('renovare'));
  });
});
