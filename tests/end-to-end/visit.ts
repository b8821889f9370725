import { test as base, expect, type Locator, type Page } from '@playwright/test';
import type { Message } from '../../src/contact/message.ts';
import type { PageKey } from '../../src/content/resources.ts';
import { readWords } from '../words.ts';

export const words = readWords();
export const { pages, paths, text, site } = words;

/** Three pages for tests that work with any page. A site may lack some pages, so none is named. */
export const [firstPage, secondPage, thirdPage] = pages.filter(
  (page) => page !== 'home' && page !== 'contato',
) as [PageKey, PageKey, PageKey];

export const everyAddress = { ...paths, '404': '/nada/aqui' };

export const titleOf = (name: string, { text } = words) =>
  text(name === '404' ? 'common.notFound.title' : `${name}.hero.title`);

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** The visit counter in fixtures/invented-owner.ts. */
export const counter = 'https://visitas.davila.art.br/v.js';

/** Fails on cookies, and on errors, warnings and requests to other hosts that aren't `expected`. */
export const test = base.extend<{ expected: RegExp[]; quiet: undefined }>({
  expected: [[], { option: true }],
  quiet: [
    async ({ page, expected, baseURL }, use) => {
      const found: string[] = [];
      const note = (text: string) => {
        if (!expected.some((pattern) => pattern.test(text))) found.push(text);
      };
      page.on('console', (message) => {
        if (/error|warning/.test(message.type())) note(message.text());
      });
      page.on('pageerror', (error) => note(String(error)));
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        const isOwn = origin === new URL(baseURL ?? '').origin || counter.startsWith(origin);
        if (/^http/.test(protocol) && !isOwn) note(`a request to another host: ${request.url()}`);
      });
      await page.route(counter, (route) => route.fulfill({ contentType: 'text/javascript' }));
      await use(undefined);
      expect(await page.context().cookies(), 'cookies').toEqual([]);
      expect(found, 'errors, warnings and requests to other hosts').toEqual([]);
    },
    { auto: true },
  ],
});

export async function visit(page: Page, address: string) {
  const response = await page.goto(address);
  await hydrated(page);
  return response;
}

/** Waits until React has hydrated header, heading, footer and forms, which get React's marks. */
export async function hydrated(page: Page) {
  await page.waitForFunction(() => {
    const parts = ['header a', 'h1', 'footer a'].map((part) => document.querySelector(part));
    return [...parts, ...document.querySelectorAll('form')].every(
      (element) => element && Object.keys(element).some((key) => key.startsWith('__react')),
    );
  });
  await idle(page);
}

/** Waits until the browser is idle: React adds its marks before it has finished rendering. */
export async function idle(page: Page) {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

export function saveData(page: Page) {
  return page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

/** Holds back the files that match a pattern, until the returned function is called. */
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

/** Answers an address with the page of `other`, as some hosts do. */
export function answerLike(page: Page, address: string | ((url: URL) => boolean), other: string) {
  return page.route(address, async (route) => {
    const url = new URL(other, route.request().url()).href;
    await route.fulfill({ response: await route.fetch({ url }) });
  });
}

export async function visitBeforeScripts(page: Page, address: string) {
  const release = await hold(page, '**/*.js');
  await page.goto(address, { waitUntil: 'commit' });
  await footer(page).waitFor();
  return release;
}

export const copyPattern = (page: PageKey) => `**/assets/**/${page}-*.json`;

export function countOpenings(page: Page) {
  const opened: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) opened.push(request.url());
  });
  return opened;
}

export const header = (page: Page) => page.getByRole('banner');

export const footer = (page: Page) => page.getByRole('contentinfo');

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

export const toggleOf = (page: Page, { text } = words) =>
  header(page).getByRole('button', { name: text('common.menu.open'), exact: true });

export const menuOf = (page: Page, { text } = words) =>
  page.getByRole('dialog', { name: text('common.menu.title') });

export const linkTo = (place: Locator, key: PageKey, { text } = words) =>
  place.getByRole('link', { name: text(`${key}.meta.label`), exact: true });

export async function follow(place: Locator, key: PageKey, language = words) {
  await linkTo(place, key, language).click();
  await expect(heading(place.page())).toHaveText(titleOf(key, language));
}

export const actionOf = (page: Page, key: string) =>
  page.getByRole('main').getByRole('link', { name: text(key), exact: true });

export const fieldOf = (page: Page, name: string, { text } = words) =>
  page.getByLabel(text(`contato.form.${name}.label`), { exact: true });

export const submitOf = (page: Page, { text } = words) =>
  page.getByRole('button', { name: text('contato.form.submit') });

export const toastOf = (page: Page, { confirmation } = words) =>
  page.getByText(confirmation, { exact: true }).filter({ visible: true });

export const message: Message = {
  nome: 'Ana Conceição',
  email: 'ana@example.com',
  telefone: '+55 11 90000-0000',
  interesse: words.idsOf('contato.form.interesse.options')[0] ?? '',
  mensagem: 'Olá! Quero saber da próxima edição.',
};

export async function fillForm(page: Page, changes: Partial<Message> = {}, language = words) {
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

/** Lists what is too wide for the window: the page, and texts that are cut off or outside. */
export function sidewaysOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const texts = [...document.querySelectorAll<HTMLElement>('body *:not(svg *)')].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        [...element.childNodes].some(
          ({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim(),
        ),
    );
    const tooWide = texts.filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      const isCut = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
      return width > 0 && (left < -1 || right > clientWidth + 1 || isCut);
    });
    const found = tooWide.map((element) => `<${element.localName}> “${element.textContent}”`);
    return scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`, ...found] : found;
  });
}

export { expect };
