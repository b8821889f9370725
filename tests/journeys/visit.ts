import { resolve } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import type { PageKey } from '../../src/i18n/content';
import { readContent } from '../../tools/locales/content';
import { readI18n, textsOf } from '../read-i18n';

const content = readContent();
const i18n = await readI18n(content);

export const { site } = content;
export const { paths } = content.locale;
export const pages = Object.keys(paths) as PageKey[];

/** Texts of all pages by what leads to them, such as `home.hero.title`. */
const texts = new Map(['common', ...pages].flatMap((name) => [...textsOf(i18n, name)]));

/** A text of the site, with the owner's facts filled in. */
export function text(path: string): string {
  const found = texts.get(path);
  if (found === undefined) throw new Error(`No text at ${path}`);
  return found;
}

/** The content of the site in several languages (sites.ts), written when it is built, just before the tests. */
export const languagesDir = resolve('node_modules/.fixtures/languages-journeys');

/** One of its languages: addresses and texts. */
export async function language(tag: string) {
  const content = readContent(languagesDir, tag);
  const i18n = await readI18n(content);
  const { paths, name } = content.locale;
  const text = (path: string) => {
    const [namespace = ''] = path.split('.');
    return textsOf(i18n, namespace).get(path) ?? '';
  };
  return { tag, name, paths, text };
}

/** What is written for a page and shown on it, without the links' and the form's messages. */
export function wordsOf(page: PageKey): string[] {
  const unseen = /\.(meta\.\w+|message|subject|success_\w+|noScript|complaints\.\w+|sample)$/;
  return [...texts]
    .filter(([path]) => path.startsWith(`${page}.`) && !unseen.test(path))
    .map(([, words]) => words);
}

/** All that the page's content says, its drawings' descriptions included. */
export function everyWord(page: Page): Promise<string> {
  return page.getByRole('main').evaluate((main) => {
    const labels = [...main.querySelectorAll('[aria-label]')].map((element) => element.ariaLabel);
    return [main.textContent, ...labels].join('\n');
  });
}

interface Watch {
  /** Console messages and failed requests that this test is about. */
  expected: RegExp[];
}

/** A visit during which the console stays quiet and no other host is asked for anything. */
export const test = base.extend<Watch & { quiet: undefined }>({
  expected: [[], { option: true }],
  quiet: [
    async ({ page, expected, baseURL }, use) => {
      const noises: string[] = [];
      const note = (noise: string) => {
        if (!expected.some((pattern) => pattern.test(noise))) noises.push(noise);
      };
      page.on('console', (message) => {
        if (/error|warning/.test(message.type())) note(message.text());
      });
      page.on('pageerror', (error) => note(String(error)));
      page.on('request', (request) => {
        const url = new URL(request.url());
        if (/^https?:/.test(url.protocol) && url.origin !== baseURL) note(`${url} is elsewhere`);
      });
      await use(undefined);
      expect(noises).toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens an address and waits until the page's scripts have taken over. */
export async function visit(page: Page, address: string) {
  const response = await page.goto(address);
  await hydrated(page);
  return response;
}

/** React marks the elements that it has taken over. */
export async function hydrated(page: Page) {
  await page.waitForFunction(() => {
    const element = document.querySelector('h1');
    return element && Object.keys(element).some((key) => key.startsWith('__react'));
  });
  // React marks elements while it still renders; going elsewhere before it has finished makes it
  // start over, and say so in a development build.
  await page.evaluate(
    () => new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve)),
  );
}

/** Makes the visitor one who saves data, for whom the site fetches nothing ahead. */
export function saveData(page: Page) {
  return page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

/** Keeps files from arriving before the returned function is called. */
export async function hold(page: Page, files: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Opens an address whose scripts do not arrive before the returned function is called. */
export async function visitWithoutScripts(page: Page, address: string) {
  const release = await hold(page, '**/*.js');
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  return release;
}

/** Follows a link of the header's row, or of the menu where there is no room for a row. */
export async function followHeaderLink(page: Page, key: PageKey, textOf = text) {
  const name = textOf(`common.nav.pages.${key}`);
  const row = page.getByRole('banner').getByRole('navigation');
  if (await row.isVisible()) {
    await row.getByRole('link', { name, exact: true }).click();
    return;
  }
  await page.getByRole('button', { name: textOf('common.menu.open'), exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name, exact: true }).click();
}

/** How much of the page has moved by itself since it was opened; 0 is best. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0;
        const add = (list: PerformanceObserverEntryList) => {
          for (const entry of list.getEntries()) total += (entry as unknown as Shift).value;
        };
        new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
        // The observer hears of what has been in a task of its own.
        setTimeout(() => resolve(total), 100);
      }),
  );
}

/** The DOM types of TypeScript lack it. */
interface Shift {
  value: number;
}

/** What sticks out of the screen sideways: the page itself, or a text that is cut off. */
export function sidewaysOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const wide = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
    const cut = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const ownText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (!ownText || !element.checkVisibility() || element.closest('svg')) return false;
      const { left, right, width } = element.getBoundingClientRect();
      if (width === 0) return false;
      const cramped = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
      return left < -1 || right > clientWidth + 1 || cramped;
    });
    return [...wide, ...cut.map((element) => `“${element.textContent.slice(0, 60)}” is cut off`)];
  });
}

export { expect };
