import { setTimeout as pause } from 'node:timers/promises';
import { By, type WebDriver } from 'selenium-webdriver';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isHydrated } from '../hydration.ts';
import { addressesOf } from '../sites.ts';
import { installedDrivers, serveSite, startDriver } from './engines.ts';

const drivers = installedDrivers();
const site = await serveSite();

describe.each(drivers)('%s', (name) => {
  let driver: Awaited<ReturnType<typeof startDriver>>;
  let browser: WebDriver;

  beforeAll(async () => {
    driver = await startDriver(name);
    return driver.stop;
  });

  beforeEach(async () => {
    site.holdsScripts = false;
    browser = await driver.builder.build();
    await browser.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 850 });
    return () => browser.quit();
  });

  const untilHydrated = () => expect.poll(() => browser.executeScript(isHydrated)).toBe(true);

  async function visit(address: string) {
    await browser.get(site.url + address);
    await untilHydrated();
  }

  /** Opens an address, whose scripts are held back until the returned function is called. */
  async function openBeforeScripts(address: string) {
    site.holdsScripts = true;
    await browser.get(site.url + address);
    await expect.poll(() => browser.findElements(By.css('footer'))).toHaveLength(1);
    return () => {
      site.holdsScripts = false;
      return untilHydrated();
    };
  }

  /** Presses a link. Returns the page's scroll position at that moment. */
  async function press(words: string) {
    const link = await browser.findElement(By.linkText(words));
    const top = await browser.executeScript<number>(scrollDownTo, link);
    await link.click();
    return top;
  }

  /** Expects a page by its heading, and a scroll position. */
  async function expectPage(heading: string, top: number) {
    const seen = () =>
      browser.executeScript('return [document.querySelector("h1")?.textContent, scrollY]');
    // Five pixels more or less.
    await expect.poll(seen).toEqual([heading, expect.closeTo(top, -1)]);
  }

  /** Expects that the section “Três jeitos de entrar” begins below the header and above the middle. */
  async function expectProductsInView() {
    const title = await browser.findElement(By.css('#produtos h2'));
    const top = () =>
      browser.executeScript('return arguments[0].getBoundingClientRect().top', title);
    await expect.poll(top).toSatisfy((pixels) => pixels > 72 && pixels < 400);
  }

  test.each(addressesOf('fixture'))(
    'page: $page hydrates without errors, keeps what is typed before, and fits on a phone',
    async ({ address }) => {
      // Or as narrow as a browser with a toolbar can be.
      await browser.manage().window().setRect({ width: 390, height: 844 });
      const release = await openBeforeScripts(address);
      await browser.executeScript(recordErrors);
      const textFields = By.css('input:not([type=hidden], [tabindex]), textarea');
      const fields = await browser.findElements(textFields);
      for (const field of fields) await field.sendKeys('ana@example.com');
      await release();
      expect(await browser.executeScript('return errors')).toEqual([]);
      for (const field of fields) expect(await field.getProperty('value')).toBe('ana@example.com');
      const html = await browser.findElement(By.css('html'));
      expect(await html.getProperty('scrollWidth')).toBe(await html.getProperty('clientWidth'));
    },
  );

  test('link: opens its page at its heading, and Back and Forward restore positions', async () => {
    await visit('');
    const top = await press('Mandar uma carta');
    await expectPage('Quem escreve recebe resposta', 0);
    expect(await browser.executeScript('return document.activeElement.localName')).toBe('h1');
    await browser.executeScript('scrollTo(0, 500); return new Promise(requestAnimationFrame)');
    await browser.navigate().back();
    await expectPage('Uma casa aberta a quem escreve', top);
    await browser.navigate().forward();
    await expectPage('Quem escreve recebe resposta', 500);
  });

  test('link to a section: leads there before scripts arrive, they move nothing, and Back returns', async () => {
    const release = await openBeforeScripts('');
    const top = await press('Ver o que fazemos');
    await expectProductsInView();
    await release();
    await expectProductsInView();
    await browser.navigate().back();
    await expectPage('Uma casa aberta a quem escreve', top);
  });

  test.each(['#produtos', '#:~:text=jeitos%20de%20entrar'])(
    'address: with %s, the page opens there, and a reload keeps the position',
    async (hash) => {
      await visit(hash);
      await expectProductsInView();
      await browser.executeScript('document.querySelector("footer").remove()');
      await browser.navigate().refresh();
      await untilHydrated();
      await expectProductsInView();
    },
  );

  // No engine keeps ten pages in memory, so the browser loads the first one anew.
  test.each([1, 10])('Back after %i other pages: restores the position', async (count) => {
    await visit('elas-venceram');
    await browser.executeScript('scrollTo(0, 900); return new Promise(requestAnimationFrame)');
    // WebKit's driver never answers a script that runs while a page enters or leaves the bfcache.
    for (let page = 1; page <= count; page += 1) {
      await browser.get(`data:text/html,<h1>${page}</h1>`);
      await pause(500);
      await expectPage(`${page}`, 0);
    }
    await browser.executeScript('setTimeout(() => history.go(-arguments[0]))', count);
    await pause(1000);
    await expectPage('Falta a sua carta neste livro', 900);
  });
});

/** Scrolls as a visitor does, so that each section on the way gets its height. */
async function scrollDownTo(element: Element) {
  while (element.getBoundingClientRect().bottom > innerHeight) {
    scrollBy(0, 300);
    // In the first frame, the browser tells the page that it has been scrolled.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  }
  return scrollY;
}

function recordErrors() {
  const errors: string[] = [];
  console.error = (...words) => errors.push(words.join(' '));
  window.addEventListener('error', ({ message }) => errors.push(message));
  Object.assign(window, { errors });
}
