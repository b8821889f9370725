import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeFixture } from '../fixtures/write';
import { expect, test } from './visit';

const port = 4278;

test.use({ baseURL: `http://localhost:${port}` });

test('a saved sentence appears in the open page at once, without loading it anew', async ({
  page,
  hasTouch,
}) => {
  test.skip(hasTouch, 'Once is enough.');
  test.slow();
  // Outside the project, where Vite watches neither node_modules nor test-results.
  const folder = writeFixture('short', mkdtempSync(join(tmpdir(), 'locales-')));
  const server = spawn('npx', ['vite', '--port', String(port), '--strictPort'], {
    env: { ...process.env, LOCALES_DIR: folder },
    // A group of its own, to end with all that it starts.
    detached: true,
    stdio: 'ignore',
  });
  try {
    const heading = page.getByRole('heading', { level: 1 });
    await expect(async () => {
      await page.goto('/');
      await expect(heading).toBeVisible({ timeout: 10_000 });
    }).toPass({ timeout: 60_000 });
    // Vite may load the page once more after preparing the dependencies.
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => Object.assign(window, { marked: true }));

    const file = join(folder, 'pt-BR/home.json');
    const copy = JSON.parse(readFileSync(file, 'utf8'));
    copy.hero.title = 'Uma frase nova de {{name}}';
    writeFileSync(file, JSON.stringify(copy));
    await expect(heading).toHaveText('Uma frase nova de Ana');
    expect(await page.evaluate(() => 'marked' in window)).toBe(true);
  } finally {
    if (server.pid) process.kill(-server.pid);
    rmSync(folder, { recursive: true });
  }
});
