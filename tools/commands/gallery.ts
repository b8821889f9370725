import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../find-browser.ts';
import { readContent, siteBase } from '../locales/read-content.ts';
import { serveSite } from '../publish/serve.ts';

/**
 * Screenshots of the whole site: `npm run gallery` writes nine pages at four widths and in print to
 * `gallery/`, with an `index.html` that shows them all. Needs a build.
 */
const out = 'gallery';
const widths = [390, 768, 1280, 1680];

const addresses = Object.entries({ ...readContent().locale.paths, '404': '/nada-aqui' });
const server = createServer(serveSite('dist')).listen(0);
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
const home = `http://localhost:${port}${siteBase()}`;

const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const page = await browser.newPage({ reducedMotion: 'reduce' });
mkdirSync(out, { recursive: true });

for (const [name, path] of addresses) {
  const answer = await page.goto(home + path.slice(1));
  if (answer?.ok() !== (name !== '404')) throw new Error(`${page.url()}: ${answer?.status()}`);
  await page.evaluate(() => document.fonts.ready);
  // The browser draws what is below the first screen while it is idle (src/layout/draw-sections.ts).
  await page.waitForSelector('html:not([data-sent])');
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
server.close();

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
