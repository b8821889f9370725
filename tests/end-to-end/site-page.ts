import { test as base, expect, type Locator, type Page } from '@playwright/test';
import type { Message } from '../../src/contact/message.ts';
import type { PageKey } from '../../src/content/resources.ts';
import { readWords, type Words } from '../words.ts';

export { expect };

export const words = readWords();

/** Two pages for tests that work with any page. A fixed page might be missing on another site. */
export const [firstPage, secondPage] = words.pages.filter(
  (page) => page !== 'home' && page !== 'contato',
) as [PageKey, PageKey];

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

export const visitCounter = 'https://visitas.davila.art.br/v.js';

export const message: Message = {
  nome: 'Ana Conceição',
  email: 'ana@example.com',
  telefone: '+55 11 90000-0000',
  interesse: words.idsOf('contato.form.interesse.options')[0] ?? '',
  mensagem: 'Olá! Quero saber da próxima edição.',
};

/** The open page. Its links, buttons and fields are found by their words in one language. */
export class SitePage {
  readonly header: Locator;
  readonly main: Locator;
  readonly footer: Locator;
  readonly heading: Locator;
  readonly toggle: Locator;
  readonly menu: Locator;
  readonly form: Locator;
  readonly submit: Locator;
  readonly toast: Locator;

  constructor(
    readonly page: Page,
    readonly words: Words,
  ) {
    const { text, confirmation } = words;
    this.header = page.getByRole('banner');
    this.main = page.getByRole('main');
    this.footer = page.getByRole('contentinfo');
    this.heading = page.getByRole('heading', { level: 1 });
    this.toggle = this.header.getByRole('button', { name: text('common.menu.open'), exact: true });
    this.menu = page.getByRole('dialog', { name: text('common.menu.title') });
    this.form = page.getByRole('region', { name: text('contato.form.title') });
    this.submit = page.getByRole('button', { name: text('contato.form.submit') });
    this.toast = page.getByText(confirmation, { exact: true }).filter({ visible: true });
  }

  titleOf(key: PageKey | '404') {
    return this.words.text(key === '404' ? 'common.notFound.title' : `${key}.hero.title`);
  }

  linkTo(place: Locator, key: PageKey) {
    const name = this.words.text(`${key}.meta.label`);
    return place.getByRole('link', { name, exact: true });
  }

  action(key: string) {
    return this.main.getByRole('link', { name: this.words.text(key), exact: true });
  }

  field(name: string) {
    return this.page.getByLabel(this.words.text(`contato.form.${name}.label`), { exact: true });
  }

  async visit(address: string) {
    const response = await this.page.goto(address);
    await this.untilHydrated();
    return response;
  }

  async visitBeforeScripts(address: string) {
    const release = await this.hold('**/*.js');
    await this.page.goto(address, { waitUntil: 'commit' });
    await this.footer.waitFor();
    return release;
  }

  async follow(place: Locator, key: PageKey) {
    await this.linkTo(place, key).click();
    await this.expectToBeAt(key);
  }

  async fillForm(changes: Partial<Message> = {}) {
    const { interesse, ...typed } = { ...message, ...changes };
    for (const [name, value] of Object.entries(typed)) await this.field(name).fill(value);
    await this.field('interesse').selectOption(interesse);
  }

  async expectToBeAt(key: PageKey | '404') {
    await expect(this.heading).toHaveText(this.titleOf(key));
  }

  async expectFields(values = message) {
    for (const [name, value] of Object.entries(values)) {
      await expect(this.field(name)).toHaveValue(value);
    }
  }

  /** Waits for hydration, in which React adds properties named `__react…` to elements. */
  async untilHydrated() {
    await this.page.waitForFunction(() => {
      const parts = ['header a', 'h1', 'footer a'].map((part) => document.querySelector(part));
      return [...parts, ...document.querySelectorAll('form')].every(
        (element) => element && Object.keys(element).some((key) => key.startsWith('__react')),
      );
    });
    await this.untilIdle();
  }

  /** Waits until the browser is idle, so that React has finished what it is rendering. */
  async untilIdle() {
    await this.page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  }

  /** Waits until src/theme/below-the-fold.ts has rendered the whole page. */
  async untilRendered() {
    await this.page.waitForFunction(() => document.documentElement.dataset.rendered !== undefined);
  }

  /** Simulates the browser's data saver. The site then prefetches a page only on hover. */
  async saveData() {
    await this.page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
  }

  /** Holds back the files that match a pattern, until the returned function is called. */
  async hold(files: string) {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await this.page.route(files, async (route) => {
      await released;
      await route.continue();
    });
    return release;
  }

  /** Answers requests for `address` with the page at the address `other`, as some hosts do. */
  async answerLike(address: string | ((url: URL) => boolean), other: string) {
    await this.page.route(address, async (route) => {
      const url = new URL(other, route.request().url()).href;
      await route.fulfill({ response: await route.fetch({ url }) });
    });
  }

  /** The address of the file with a page's texts, as a pattern for `page.route`. */
  copyOf(key: PageKey) {
    return `**/assets/**/${key}-*.json`;
  }

  /** Returns a list that receives the address of each document that the browser loads later. */
  recordDocuments() {
    const opened: string[] = [];
    this.page.on('request', (request) => {
      if (request.isNavigationRequest()) opened.push(request.url());
    });
    return opened;
  }

  /** Lists what is too wide for the window: the page, and texts that are cut off or outside. */
  sidewaysOverflow(): Promise<string[]> {
    return this.page.evaluate(() => {
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
}

/** Tests fail on cookies, and on errors, warnings and foreign requests that aren't `expected`. */
export const test = base.extend<{
  words: Words;
  site: SitePage;
  expected: RegExp[];
  quiet: undefined;
}>({
  words: [words, { option: true }],
  site: ({ page, words }, use) => use(new SitePage(page, words)),
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
        const isOwn = origin === new URL(baseURL ?? '').origin || visitCounter.startsWith(origin);
        if (/^http/.test(protocol) && !isOwn) note(`a request to another host: ${request.url()}`);
      });
      await page.route(visitCounter, (route) => route.fulfill({ contentType: 'text/javascript' }));
      await use(undefined);
      expect(await page.context().cookies(), 'cookies').toEqual([]);
      expect(found, 'errors, warnings and requests to other hosts').toEqual([]);
    },
    { auto: true },
  ],
});
