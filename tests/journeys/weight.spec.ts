import type { Page } from '@playwright/test';
import type { PageData } from '../../src/i18n/page-data';
import { expect, hydrated, paths, test, visit } from './visit';

/**
 * What a visit may weigh at most, in kilobytes of 1000 bytes, as the bodies travel: compressed where
 * the server compresses.
 */
const budget = {
  html: 12,
  scriptUntilUsable: 140,
  preloadedFonts: 45,
  /** With what is fetched ahead while the visitor does nothing. */
  everything: 260,
};

/** react-hook-form costs the contact page 13. */
const budgetWithForm = { ...budget, scriptUntilUsable: 155 };

/** How long nothing must have come before a page counts as idle, in milliseconds. */
const quiet = 2000;

test.use({
  // Scripts that a test holds back, and the 404.
  expected: [/ERR_FAILED|TypeError|the server responded with a status of 404/],
});

test.beforeEach(({ hasTouch }) => test.skip(!hasTouch, 'A page weighs the same on a desktop.'));

/** Opens a page, waits until nothing comes any more, and returns the bytes of each address. */
async function arrivals(page: Page, address: string): Promise<Map<string, number>> {
  const arrived: Promise<[string, number]>[] = [];
  let last = Date.now();
  page.on('requestfinished', (request) => {
    last = Date.now();
    const { pathname } = new URL(request.url());
    arrived.push(request.sizes().then(({ responseBodySize }) => [pathname, responseBodySize]));
  });
  await visit(page, address);
  await expect.poll(() => Date.now() - last, { timeout: 30_000 }).toBeGreaterThan(quiet);
  return new Map(await Promise.all(arrived));
}

/** What the HTML names: its first script and those that it preload to be usable, and fonts. */
async function namedBy(page: Page, address: string) {
  const html = await (await page.request.get(address)).text();
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, path = '']) => path);
  const { preload } = JSON.parse(all(/id="page-data">([^<]*)</g)[0] ?? '') as PageData;
  return {
    scripts: [...all(/<(?:script|link)[^>]* (?:src|href)="([^"]+\.js)"/g), ...preload.scripts],
    fonts: all(/<link rel="preload" as="font"[^>]* href="([^"]+)"/g),
  };
}

for (const [name, address] of Object.entries({ ...paths, '404': '/nada' })) {
  test(`${name} weighs no more than it may`, async ({ page }) => {
    const { scripts, fonts } = await namedBy(page, address);
    const arrived = await arrivals(page, address);
    const weigh = (addresses: Iterable<string>) =>
      [...addresses].reduce((sum, path) => sum + (arrived.get(path) ?? Number.NaN), 0) / 1000;
    const weights = {
      html: weigh([address]),
      scriptUntilUsable: weigh(scripts),
      preloadedFonts: weigh(fonts),
      everything: weigh(arrived.keys()),
    };
    const most = name === 'contato' ? budgetWithForm : budget;
    const within = Object.entries(most).map(([part, limit]) => [
      part,
      Math.min(limit, weights[part as keyof typeof budget]),
    ]);
    expect(weights).toEqual(Object.fromEntries(within));
  });

  test(`${name} is usable with the scripts that are weighed`, async ({ page }) => {
    const { scripts } = await namedBy(page, address);
    await page.route('**/*.js', (route) =>
      scripts.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
    );
    await page.goto(address);
    await hydrated(page);
    await expect(page.locator('button:disabled')).toHaveCount(0);
  });
}
