import { test as base, expect, type Locator, type Page } from '@playwright/test';
import type { Message } from '../../src/contact/message.ts';
import { offers } from '../../src/content/pages.ts';
import type { PageKey } from '../../src/content/resources.ts';
import { wordsOf } from '../sites.ts';
import { readWords, type Words } from '../words.ts';

/** The shipped site's addresses and texts. */
export const words = readWords();
export const { pages, paths, text, site } = words;

/** For tests of any page. An owner may have removed some. */
export const [firstPage, secondPage, thirdPage] = [
  ...offers,
  ...pages.filter((page) => page !== 'home' && page !== 'contato' && !offers.includes(page)),
] as [PageKey, PageKey, PageKey];

export const everyAddress = { ...paths, '404': '/nada/aqui' };

export const titleOf = (name: string, { text } = words) =>
  text(name === '404' ? 'common.notFound.title' : `${name}.hero.title`);

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

interface Watch {
  /** Messages and requests that a test causes on purpose. */
  expected: RegExp[];
}

/** The visit counter of `world`. Tests answer requests for it. */
export const counter = wordsOf('world').site.analytics?.src ?? '';

/** Fails on unexpected console messages, cookies and requests to another host. */
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
      const { origin } = new URL(baseURL ?? '');
      page.on('request', (request) => {
        const url = new URL(request.url());
        const isElsewhere = url.origin !== origin && !counter.startsWith(url.origin);
        if (/^https?:/.test(url.protocol) && isElsewhere) note(`${url} is elsewhere`);
      });
      await page.route(counter, (route) => route.fulfill({ contentType: 'text/javascript' }));
      await use(undefined);
      expect(await page.context().cookies(), 'cookies').toEqual([]);
      expect(noises, 'the console stays quiet, and no other host is asked').toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens an address and waits for hydration. */
export async function visit(page: Page, address: string) {
  const response = await page.goto(address);
  await hydrated(page);
  return response;
}

/** Waits for the marks that React leaves on header, page, footer and form. */
export async function hydrated(page: Page) {
  await page.waitForFunction(() => {
    const parts = ['header a', 'h1', 'footer a'].map((part) => document.querySelector(part));
    return [...parts, ...document.querySelectorAll('form')].every(
      (element) => element && Object.keys(element).some((key) => key.startsWith('__react')),
    );
  });
  await idle(page);
}

/** Waits for React, which marks elements before it has finished rendering. */
export async function idle(page: Page) {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** With data saving, the site prefetches nothing. */
export function saveData(page: Page) {
  return page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

/** Holds files back until the returned function is called. */
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

/** Answers an address like a host that sends the file of `other` for it. */
export function answerLike(page: Page, address: string | ((url: URL) => boolean), other: string) {
  return page.route(address, async (route) => {
    const url = new URL(other, route.request().url()).href;
    await route.fulfill({ response: await route.fetch({ url }) });
  });
}

export async function visitBeforeScripts(page: Page, address: string) {
  const release = await hold(page, '**/*.js');
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  return release;
}

export const copyPattern = (page: PageKey) => `**/assets/**/${page}-*.json`;

/** Records which documents the browser loads. */
export function countOpenings(page: Page) {
  const opened: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) opened.push(request.url());
  });
  return opened;
}

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

export const toggleOf = (page: Page, { text } = words) =>
  page.getByRole('banner').getByRole('button', { name: text('common.menu.open'), exact: true });

export const menuOf = (page: Page, { text } = words) =>
  page.getByRole('dialog', { name: text('common.menu.title') });

export const linkTo = (place: Locator, key: PageKey, { text } = words) =>
  place.getByRole('link', { name: text(`${key}.meta.label`), exact: true });

/** A link in the page itself, by the key of its words. */
export const actionOf = (page: Page, key: string) =>
  page.getByRole('main').getByRole('link', { name: text(key), exact: true });

export const fieldOf = (page: Page, name: string, { text } = words) =>
  page.getByLabel(text(`contato.form.${name}.label`), { exact: true });

export const submitOf = (page: Page, { text } = words) =>
  page.getByRole('button', { name: text('contato.form.submit') });

export const toastOf = (page: Page, { confirmation }: Words = words) =>
  page.getByText(confirmation, { exact: true }).filter({ visible: true });

export const message: Message = {
  nome: 'Ana Conceição',
  email: 'ana@example.com',
  telefone: '+55 11 90000-0000',
  interesse: words.idsOf('contato.form.interesse.options')[0] ?? '',
  mensagem: 'Olá! Quero saber da próxima edição.',
};

export async function fillForm(
  page: Page,
  changes: Partial<Message> = {},
  language: Words = words,
) {
  const { interesse, ...typed } = { ...message, ...changes };
  for (const [name, value] of Object.entries(typed)) {
    await fieldOf(page, name, language).fill(value);
  }
  await fieldOf(page, 'interesse', language).selectOption(interesse);
}

/** Waits until src/theme/below-the-fold.ts has rendered the whole page. */
export async function rendered(page: Page) {
  await page.waitForFunction(() => document.documentElement.dataset.rendered !== undefined);
}

/** The sum of the page's layout shifts. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => {
    return new Promise((resolve) => {
      const observer = new PerformanceObserver((list) => {
        const shifts = list.getEntriesByType('layout-shift') as (PerformanceEntry & {
          value: number;
        })[];
        resolve(shifts.reduce((sum, { value }) => sum + value, 0));
      });
      observer.observe({ type: 'layout-shift', buffered: true });
      // Always exists, so the observer always answers.
      observer.observe({ type: 'navigation', buffered: true });
    });
  });
}

/** The `plain` text of `main`, with its images' names. */
export async function everyWord(page: Page): Promise<string> {
  const shown = await page.getByRole('main').evaluate((main: HTMLElement) => {
    const named = [...main.querySelectorAll('[aria-label], [alt]')];
    const names = named.map((element) => element.ariaLabel ?? element.getAttribute('alt'));
    return [main.innerText, ...names].join('\n');
  });
  return plain(shown);
}

/** Ignores line breaks and capitals, which styles may add. */
export const plain = (words: string) => words.replace(/\s+/g, ' ').toLowerCase();

/** What overflows sideways, each with the word that is too wide: the page, or text that is cut off. */
export function sidewaysOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const cut = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const ownText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      const visible = element.checkVisibility({ visibilityProperty: true });
      if (!ownText || !visible || element.closest('svg')) return false;
      const { left, right, width } = element.getBoundingClientRect();
      if (width === 0) return false;
      const cramped = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
      return left < -1 || right > clientWidth + 1 || cramped;
    });
    const found = cut.map((element) => {
      const { word, width } = widestWord(element);
      return `${nameOf(element)} is ${element.clientWidth} px wide, “${word}” in it ${width} px`;
    });
    if (scrollWidth <= clientWidth) return found;
    const beyond = [...document.querySelectorAll('body *:not(svg *)')].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < -1 || right > clientWidth + 1;
    });
    const last = beyond.at(-1);
    return [`the page is ${scrollWidth} px wide${last ? `: ${nameOf(last)}` : ''}`, ...found];

    function nameOf(element: Element): string {
      return `<${element.localName}> “${element.textContent.slice(0, 60)}”`;
    }

    function widestWord(element: Element) {
      const range = document.createRange();
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      let widest = { word: '', width: 0 };
      while (texts.nextNode()) {
        const node = texts.currentNode as Text;
        for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const width = Math.round(range.getBoundingClientRect().width);
          if (width > widest.width) widest = { word, width };
        }
      }
      return widest;
    }
  });
}

export { expect };
