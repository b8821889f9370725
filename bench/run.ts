import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Locator, type Page } from '@playwright/test';
import type { PageKey } from '../src/site/resources.ts';
import { browserOptions } from '../tests/find-browser.ts';
import { entries } from '../tests/performance-entries.ts';
import { buildSite } from '../tests/sites.ts';
import { readWords } from '../tests/words.ts';
import { serveSite } from '../tools/hosts/serve.ts';

// Measures first visits to three pages on a slow phone, and to a baseline page without scripts,
// drawings and styles. `npm run bench -- ../old/dist` also visits another build.
const rounds = 9;
const measured = ['home', 'renovare', 'contato'] as const;
const { paths, text } = readWords();

/** Serves a copy of a build with the baseline page. Returns its origin. */
async function serve(dist: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  cpSync(dist, folder, { recursive: true });
  const home = readFileSync(join(dist, 'index.html'), 'utf8');
  writeFileSync(join(folder, 'baseline.html'), baselineOf(home));
  const server = createServer(serveSite(folder)).listen(0, 'localhost').unref();
  await once(server, 'listening');
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** Of a page's styles, only the fonts stay. */
function baselineOf(html: string): string {
  const families = 'body{font-family:body}h1,h2,h3{font-family:heading}';
  return html
    .replace(/<(script|svg|noscript)[\s\S]*?<\/\1>|<style d[\s\S]*?<\/style>/g, '')
    .replace(/<meta http-equiv[^>]*>/, `<style>${families}</style>`);
}

const browser = await chromium.launch(browserOptions());

type Figures = Record<string, number>;

/** Milliseconds by name. Tasks count from the first paint and block after 50 ms. */
async function visit(url: string): Promise<Figures> {
  const viewport = { width: 412, height: 823 };
  const context = await browser.newContext({ locale: 'pt-BR', viewport, hasTouch: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6e6 / 8,
    uploadThroughput: 1.6e6 / 8,
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1500);
  const first = (await entries(page, 'paint')).at(-1)?.startTime ?? Number.NaN;
  const tasks = (await entries(page, 'longtask')).map(
    ({ startTime, duration }) => startTime + duration - Math.max(startTime, first),
  );
  const figures = {
    'First paint': first,
    'Largest paint': (await entries(page, 'largest-contentful-paint')).at(-1)?.startTime ?? first,
    Blocking: tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0),
    'Longest task': Math.max(0, ...tasks),
    ...(!url.endsWith('/baseline') && (await pressAll(page))),
  };
  await context.close();
  return figures;
}

async function pressAll(page: Page): Promise<Figures> {
  const linkTo = (place: Locator, key: PageKey) =>
    place.getByRole('link', { name: text(`${key}.meta.label`), exact: true });
  const inView = linkTo(page.getByRole('contentinfo'), 'depoimentos');
  await inView.scrollIntoViewIfNeeded();
  // Meanwhile the page fetches the copy behind links in view.
  await page.waitForTimeout(1500);
  const link = await press(inView, 'h1');
  await page.waitForTimeout(1500);
  const menu = await press(
    page.getByRole('banner').getByRole('button'),
    '[role=dialog]:not([hidden])',
  );
  await page.waitForTimeout(1500);
  const inMenu = linkTo(page.getByRole('dialog'), 'lumiere-experience');
  return { Link: link, Menu: menu, 'Link in menu': await press(inMenu, 'h1') };
}

/** Milliseconds until an element is painted that is new, or was hidden. */
function press(pressed: Locator, awaited: string): Promise<number> {
  // Measured in the page: Playwright's clicks take twice as long on a slow processor.
  return pressed.evaluate((element: HTMLElement, selector) => {
    const start = performance.now();
    return new Promise<number>((done) => {
      const old = document.querySelector(selector);
      new MutationObserver((_, observer) => {
        const now = document.querySelector(selector);
        if (!now || now === old) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
      }).observe(document, { subtree: true, childList: true, attributes: true });
      element.click();
    });
  }, awaited);
}

const sites = { now: await serve(await buildSite('shipped')) };
const [, , before] = process.argv;
if (before) Object.assign(sites, { before: await serve(before) });
const visits = [
  { name: 'baseline', url: `${sites.now}${paths.home}baseline`, taken: [] as Figures[] },
  ...measured.flatMap((page) =>
    Object.entries(sites).map(([site, origin]) => ({
      name: `${page}, ${site}`,
      url: origin + paths[page],
      taken: [] as Figures[],
    })),
  ),
];
for (let round = 0; round < rounds; round += 1) {
  // In turns, so that a busy moment of the machine affects all.
  for (const { url, taken } of visits) taken.push(await visit(url));
}
await browser.close();

function spread(samples: number[]): string {
  const sorted = samples.toSorted((one, other) => one - other);
  const [low, median, high] = [0.25, 0.5, 0.75].map((part) =>
    sorted[Math.round(part * (sorted.length - 1))]?.toFixed(),
  );
  return `${median} (${low}–${high})`;
}

const table = visits.map(({ name, taken }) => {
  const figures = Object.keys(taken[0] ?? {});
  const cells = figures.map((figure) => [figure, spread(taken.map((each) => each[figure] ?? 0))]);
  return [name, Object.fromEntries(cells)];
});
console.table(Object.fromEntries(table));
