import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../tools/commands/browser.ts';
import { chromiumFlags } from './lighthouse.ts';

/** How many times slower the processor is, and whether the network is slow 4G. */
export interface Conditions {
  cpu: number;
  slow4G?: boolean;
}

export function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: findBrowser(), args: chromiumFlags });
}

/** Milliseconds from the press of a page's link in the footer to that page's `h1`, all idle before. */
export async function pressLink(
  browser: Browser,
  conditions: Conditions,
  url: string,
  name: string,
) {
  const page = await openPage(browser, conditions);
  await page.goto(url);
  await untilIdle(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true });
  // A click by script comes with no hovering and no touch, which fetch ahead.
  const taken = await link.evaluate((element: HTMLElement) => {
    const heading = () => document.querySelector('h1')?.textContent;
    const before = heading();
    return new Promise<number>((done) => {
      const start = performance.now();
      new MutationObserver(() => {
        if (heading() && heading() !== before) done(performance.now() - start);
      }).observe(document, { subtree: true, childList: true, characterData: true });
      element.click();
    });
  });
  await page.context().close();
  return taken;
}

/**
 * Milliseconds from a tap on the menu's button, some time after the first paint, to its answer: the
 * menu, or, as long as there are no scripts, the jump to the footer's list of pages.
 */
export async function pressMenu(
  browser: Browser,
  conditions: Conditions,
  url: string,
  name: string,
  wait: number,
) {
  const page = await openPage(browser, conditions);
  await page.addInitScript(() => {
    // In the capturing phase, before any script of the page can stop it.
    const pressed = new Promise<number>((done) => {
      addEventListener('click', ({ timeStamp }) => done(timeStamp), { capture: true });
    });
    const answer = pressed.then((start) => {
      return new Promise<number>((done) => {
        const look = () => {
          const dialog = document.querySelector('[role=dialog]')?.checkVisibility();
          if (dialog || scrollY > 0) done(performance.now() - start);
          else requestAnimationFrame(look);
        };
        look();
      });
    });
    Object.assign(window, { answer });
  });
  await openUntilPainted(page, url);
  await page.waitForTimeout(wait);
  const header = page.getByRole('banner');
  const button = header.getByRole('button', { name }).or(header.getByRole('link', { name }));
  await button.tap({ force: true });
  const taken = await page.evaluate(
    () => (window as unknown as { answer: Promise<number> }).answer,
  );
  await page.context().close();
  return taken;
}

/** Milliseconds that the slowest key took to show, of a name typed from the first paint on. */
export async function typeName(browser: Browser, conditions: Conditions, url: string) {
  const page = await openPage(browser, conditions);
  await page.addInitScript(() => {
    const keys: number[] = [];
    Object.assign(window, { keys });
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) {
        if (/^key|input/.test(name)) keys.push(duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await openUntilPainted(page, url);
  const field = page.getByRole('main').getByRole('textbox').first();
  await field.evaluate((element) => element.focus());
  const words = 'Maria Aparecida da Conceição '.repeat(2);
  await page.keyboard.type(words, { delay: 40 });
  await untilIdle(page);
  if ((await field.inputValue()) !== words) throw new Error(`Keys were lost on ${url}`);
  const keys = await page.evaluate(() => (window as unknown as { keys: number[] }).keys);
  await page.context().close();
  return Math.max(16, ...keys);
}

/** A phone's screen, with nothing in its cache. */
async function openPage(browser: Browser, { cpu, slow4G }: Conditions): Promise<Page> {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    locale: 'pt-BR',
    viewport: { width: 412, height: 823 },
    hasTouch: true,
  });
  // What tsx wraps functions in; those for the page take the name with them.
  await context.addInitScript('globalThis.__name = (wrapped) => wrapped');
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (slow4G) {
    const throughput = 1.44e6 / 8;
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 562,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
  }
  return page;
}

async function openUntilPainted(page: Page, url: string) {
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
}

/** Nothing has been asked for or answered for two seconds. */
async function untilIdle(page: Page) {
  let last = Date.now();
  const note = () => {
    last = Date.now();
  };
  page.on('request', note);
  page.on('requestfinished', note);
  while (Date.now() - last < 2000) await page.waitForTimeout(100);
}
