import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { readContent } from '../locales/read-content.ts';
import { findBrowser } from './browser.ts';

/**
 * Pictures of the whole site on one page: `npm run gallery` writes nine pages at four widths and as
 * printed into `gallery/`, with an `index.html` to look at them all in a minute. Needs a build.
 */
const out = 'gallery';
const widths = [390, 768, 1280, 1680];
const port = '4373';

const addresses = Object.entries({ ...readContent().locale.paths, '404': '/nada-aqui' });
const server = spawn(process.execPath, ['--import', 'tsx', 'tools/commands/preview.ts'], {
  env: { ...process.env, PORT: port },
  stdio: ['ignore', 'pipe', 'inherit'],
});
await once(server.stdout, 'data');

const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const page = await browser.newPage({ reducedMotion: 'reduce' });
mkdirSync(out, { recursive: true });

for (const [name, path] of addresses) {
  await page.goto(`http://localhost:${port}${path}`);
  await page.evaluate(() => document.fonts.ready);
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
    await page.screenshot({ path: join(out, `${name}-${width}.png`), fullPage: true });
  }
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.screenshot({ path: join(out, `${name}-print.png`), fullPage: true });
  await page.emulateMedia({ media: null });
}

await browser.close();
server.kill();

const rows = addresses.map(([name]) => {
  const pictures = [...widths, 'print'].map(
    (kind) => `<a href="${name}-${kind}.png"><img src="${name}-${kind}.png" alt="${kind}"></a>`,
  );
  return `<h2>${name}</h2><div>${pictures.join('')}</div>`;
});
writeFileSync(
  join(out, 'index.html'),
  `<!doctype html><meta charset="utf-8"><title>Gallery</title>
<style>body{font:16px sans-serif;background:#ddd}div{display:flex;gap:12px;align-items:start;overflow:auto}img{height:640px;object-fit:cover;object-position:top}</style>
${rows.join('\n')}`,
);
console.log(`${addresses.length} pages in ${out}/index.html`);
