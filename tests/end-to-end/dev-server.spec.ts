import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger, createServer } from 'vite';
import { copyFolder } from '../copy-folder.ts';
import { copyFixture } from '../sites.ts';
import { test as base, expect, type SitePage } from './site-page.ts';

const root = mkdtempSync(join(tmpdir(), 'dev-server-'));
const folder = join(root, 'locales');
const publicDir = join(root, 'public');

/** What the server prints in the terminal. */
const printed: string[] = [];
const print = (message: string) => printed.push(message);

const test = base.extend<object, { server: string }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright demands a pattern here
    async ({}, use) => {
      copyFixture(folder, {});
      copyFolder('public', publicDir);
      process.env.LOCALES_DIR = folder;
      // Vite's preview, which serves the other sites, sets it to `production`.
      process.env.NODE_ENV = 'development';
      const server = await createServer({
        publicDir,
        server: { port: 0 },
        customLogger: { ...createLogger('silent'), info: print, error: print },
      });
      await server.listen();
      await use(server.resolvedUrls?.local[0] ?? '');
      await server.close();
      rmSync(root, { recursive: true });
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, use) => use(server),
});

test.describe.configure({ mode: 'serial' });
test.use({
  // While Vite bundles, Chromium warns that preloaded scripts are not used.
  expected: [
    /\[vite\]|React DevTools|WebSocket|Outdated|CONNECTION_RESET|dynamically imported|was preloaded/,
  ],
});

// If the site prefetched other pages, Vite might bundle again and reload the open page.
test.beforeEach(({ site }) => site.saveData());

/** Opens a page. Tries again if Vite reloads the page because it has bundled another package. */
async function open(site: SitePage, address: string) {
  await expect(async () => {
    await site.page.goto(address, { waitUntil: 'networkidle' });
    await site.untilHydrated();
  }).toPass();
}

/** Saves a file of the copy with other words. Returns a function that restores it. */
function save(file: string, from: string, to: string) {
  const path = join(folder, file);
  const whole = readFileSync(path, 'utf8');
  writeFileSync(path, whole.replace(from, to));
  return () => writeFileSync(path, whole);
}

test('dev server: a saved sentence appears, even beside a folder and a file that are mistakes', async ({
  page,
  site,
}) => {
  await open(site, 'contato');
  mkdirSync(join(folder, 'pt-BR cópia'));
  writeFileSync(join(folder, 'pt-BR cópia/home.json'), '{}');
  writeFileSync(join(folder, 'pt-BR/contato copia.json'), '{');
  save('pt-BR/contato.json', 'Endereço eletrônico *', 'Uma frase nova');
  await expect(page.getByText('Uma frase nova')).toBeVisible();
  await expect(page.locator('vite-error-overlay')).toHaveCount(0);
  await expect(site.header).toBeVisible();
  const mistake = 'pt-BR cópia:1:1: O site não conhece esta pasta.';
  await expect.poll(() => printed.at(-1)).toContain(mistake);
  rmSync(join(folder, 'pt-BR cópia'), { recursive: true });
  rmSync(join(folder, 'pt-BR/contato copia.json'));
  await expect.poll(() => printed.at(-1)).toMatch(/^Nenhum erro\.\nSalve para conferir/);
});

test('dev server: a file put into public/ ends the mistake that says it is missing', async () => {
  const restore = save('site.json', 'https://imprensa.davila.art.br/', '/prova-de-teste.pdf');
  await expect.poll(() => printed.at(-1)).toContain('Não há o arquivo “prova-de-teste.pdf”');
  writeFileSync(join(publicDir, 'prova-de-teste.pdf'), '');
  await expect.poll(() => printed.at(-1)).toContain('Nenhum erro.');
  restore();
});

test('dev server: a draft language opens with its photograph', async ({ page, site }) => {
  await open(site, 'fr');
  await expect(site.heading).toHaveText('Une maison ouverte à celles qui écrivent');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  const portrait = page.getByRole('img', { name: 'Conceição na porta de casa' });
  await portrait.scrollIntoViewIfNeeded();
  await expect(portrait, 'is loaded').not.toHaveJSProperty('naturalWidth', 0);
});

test.describe(() => {
  test.use({ expected: [/./] });

  test('dev server: a page shows a syntax error in its texts or a wrong fact with its position, and opens once it is mended', async ({
    page,
    site,
  }) => {
    await open(site, 'renovare');
    for (const [file, from, to, message] of [
      ['pt-BR/renovare.json', '",', '"', /pt-BR\/renovare\.json:3:\d+: Aqui falta uma vírgula/],
      ['site.json', 'https://www', 'www', /site\.json:7:3 address: Escreva-o assim/],
    ] as const) {
      const restore = save(file, from, to);
      await expect(page.locator('vite-error-overlay')).toContainText(message);
      restore();
      await expect(site.heading).toHaveText('A carta que ficou por escrever');
    }
  });
});
