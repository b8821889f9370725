import { test as base, expect, type Locator, type Page, type Route } from '@playwright/test';
import { type PageLabel, pages } from '../fixtures/pages.ts';
import { isHydrated } from '../hydration.ts';
import { factsOf } from '../sites.ts';

export { expect };

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** A message to the invented owner, by the labels of the form's fields. */
export const message = {
  'Quem escreve *': 'Ana Conceição',
  'Endereço eletrônico *': 'ana@example.com',
  'Número de telefone': '+55 11 90000-0000',
  'Assunto da carta *': 'leitura',
  'A carta *': 'Olá! Quero saber da próxima leitura.',
};

/** The open page of a site, and what a visitor does there. */
export class SitePage {
  readonly header: Locator;
  readonly main: Locator;
  readonly footer: Locator;
  readonly heading: Locator;
  readonly menu: Locator;
  readonly menuToggle: Locator;
  readonly submit: Locator;
  /** The toast that says that a message has been sent. */
  readonly confirmation: Locator;

  constructor(readonly page: Page) {
    this.header = page.getByRole('banner');
    this.main = page.getByRole('main');
    this.footer = page.getByRole('contentinfo');
    this.heading = page.getByRole('heading', { level: 1 });
    this.menu = page.getByRole('dialog', { name: 'Por onde ir' });
    this.menuToggle = page.getByRole('button', { name: 'Índice', exact: true });
    this.submit = page.getByRole('button', { name: 'Pôr no correio' });
    this.confirmation = page
      .getByText('Carta entregue! Respondemos em até 3 dias.')
      .filter({ visible: true });
  }

  /** Opens an address below the site's folder. A slash at its beginning would leave the folder. */
  async visit(address: string) {
    const response = await this.page.goto(address);
    await this.untilHydrated();
    return response;
  }

  async visitBeforeScripts(address: string) {
    const release = await this.hold('**/assets/*.js');
    await this.page.goto(address, { waitUntil: 'commit' });
    await this.footer.waitFor();
    return release;
  }

  linkTo(place: Locator, name: string) {
    return place.getByRole('link', { name, exact: true });
  }

  /** Follows a link of the header, menu or footer, and waits for the heading of its page. */
  async follow(place: Locator, name: PageLabel) {
    await this.linkTo(place, name).click();
    const heading = pages.find(({ label }) => label === name)?.heading ?? '';
    await expect(this.heading).toHaveText(heading);
  }

  field(label: string) {
    return this.page.getByLabel(label, { exact: true });
  }

  async fillForm(changes: Partial<typeof message> = {}) {
    for (const [label, value] of Object.entries({ ...message, ...changes })) {
      const field = this.field(label);
      await (label === 'Assunto da carta *' ? field.selectOption(value) : field.fill(value));
    }
  }

  async expectFields(values = message) {
    for (const [label, value] of Object.entries(values)) {
      await expect(this.field(label)).toHaveValue(value);
    }
  }

  async untilHydrated() {
    await this.page.waitForFunction(isHydrated);
    await this.untilIdle();
  }

  /** Waits until the browser is idle, so that React has finished what it is rendering. */
  async untilIdle() {
    await this.page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
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
      await route.fallback();
    });
    return release;
  }

  /** Answers the next request for an address with the page at a path, as some hosts do. */
  async answerLike(address: string, path: string) {
    const answer = async (route: Route) => {
      const url = new URL(path, route.request().url()).href;
      await route.fulfill({ response: await route.fetch({ url }) });
    };
    await this.page.route(`**/${address}*`, answer, { times: 1 });
  }

  /** Returns a list that receives the address of each document that the browser loads later. */
  recordDocuments() {
    const opened: string[] = [];
    // Not each request for a document, because the router and the error screen may both reload it.
    this.page.on('domcontentloaded', () => opened.push(this.page.url()));
    return opened;
  }

  scrollTop() {
    return this.page.evaluate(() => Math.round(scrollY));
  }
}

const visitCounters = [factsOf('fixture'), factsOf('shipped')].flatMap((site) => {
  return site.analytics?.src ?? [];
});

/** Tests fail on cookies, and on errors, warnings and foreign requests that aren't `expected`. */
export const test = base.extend<{ site: SitePage; expected: RegExp[]; quiet: undefined }>({
  site: ({ page }, use) => use(new SitePage(page)),
  expected: [[], { option: true }],
  quiet: [
    async ({ page, context, expected, baseURL }, use) => {
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
        const known = [baseURL ?? '', ...visitCounters].map((url) => new URL(url).origin);
        if (/^http/.test(protocol) && !known.includes(origin))
          note(`a request to another host: ${request.url()}`);
      });
      // On the context, so that `page.unrouteAll()` doesn't remove it.
      for (const counter of visitCounters) {
        await context.route(counter, async (route) => {
          // If a test removes its own routes meanwhile, Playwright has already handled the request.
          await route.fulfill({ contentType: 'text/javascript' }).catch(() => {});
        });
      }
      await use(undefined);
      expect(await context.cookies(), 'cookies').toEqual([]);
      expect(found, 'errors, warnings and requests to other hosts').toEqual([]);
    },
    { auto: true },
  ],
});
