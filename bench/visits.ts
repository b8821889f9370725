import type { Browser, Page } from '@playwright/test';

/** What a visit measured, in milliseconds, by its name in the table. */
export type Figures = Record<string, number>;

/** A phone on slow 4G with nothing in its cache. */
async function phone(browser: Browser) {
  const context = await browser.newContext({
    locale: 'pt-BR',
    viewport: { width: 412, height: 823 },
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const slowDown = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
  await slowDown(4);
  await session.send('Network.enable');
  const throughput = 1.6e6 / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  return { page, slowDown, leave: () => context.close() };
}

/**
 * Opens a page and waits until it is idle; then presses two links, the second one with the processor
 * at full speed. Tasks count from the first paint on; one blocks for as long as it exceeds 50 ms.
 */
export async function visit(browser: Browser, url: string, links: string[]): Promise<Figures> {
  const { page, slowDown, leave } = await phone(browser);
  await page.goto(url);
  await untilIdle(page);
  const first = (await timeline(page, 'paint')).at(-1)?.startTime ?? NaN;
  const largest = (await timeline(page, 'largest-contentful-paint')).at(-1)?.startTime ?? NaN;
  const tasks = (await timeline(page, 'longtask')).map(
    ({ startTime, duration }) => startTime + duration - Math.max(startTime, first),
  );
  const figures: Figures = {
    'First paint': first,
    'Largest paint': largest,
    Blocking: tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0),
    'Longest task': Math.max(0, ...tasks),
  };
  const [next, another] = links;
  if (next && another) {
    figures['Next page'] = await pressLink(page, next);
    await slowDown(1);
    await page.waitForTimeout(500);
    figures['Next, CPU 1×'] = await pressLink(page, another);
  }
  await leave();
  return figures;
}

/** The performance entries of one type, oldest first. */
function timeline(page: Page, type: string): Promise<{ startTime: number; duration: number }[]> {
  return page.evaluate((type) => {
    return new Promise((resolve) => {
      const observer = new PerformanceObserver((list) => {
        resolve(list.getEntriesByType(type).map((entry) => entry.toJSON()));
      });
      observer.observe({ type, buffered: true });
      // This entry always exists, so the observer answers even if there is no other.
      observer.observe({ type: 'navigation', buffered: true });
    });
  }, type);
}

/** Milliseconds from the press of a page's link in the footer to that page's `h1`. */
function pressLink(page: Page, name: string): Promise<number> {
  const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true });
  // A scripted click brings no hover or touch, which would preload the page.
  return link.evaluate((element: HTMLElement) => {
    const before = document.querySelector('h1')?.textContent;
    return new Promise<number>((done) => {
      const start = performance.now();
      new MutationObserver(() => {
        const now = document.querySelector('h1')?.textContent;
        if (now && now !== before) done(performance.now() - start);
      }).observe(document, { subtree: true, childList: true, characterData: true });
      element.click();
    });
  });
}

/**
 * Milliseconds from a tap on the menu's button, some time after the first paint, to its answer: the
 * menu, or, as long as there are no scripts, the jump to the footer's list of pages.
 */
export async function pressMenu(browser: Browser, url: string, name: string, wait: number) {
  const { page, leave } = await phone(browser);
  await openUntilPainted(page, url);
  const answer = page.evaluate(async () => {
    // In the capturing phase, before any script of the page can stop it.
    const start = await new Promise<number>((pressed) => {
      addEventListener('click', ({ timeStamp }) => pressed(timeStamp), { capture: true });
    });
    while (!document.querySelector('[role=dialog]')?.checkVisibility() && scrollY === 0) {
      await new Promise(requestAnimationFrame);
    }
    return performance.now() - start;
  });
  await page.waitForTimeout(wait);
  const header = page.getByRole('banner');
  const button = header.getByRole('button', { name }).or(header.getByRole('link', { name }));
  await button.tap({ force: true });
  const taken = await answer;
  await leave();
  return taken;
}

/**
 * Milliseconds from a key press to its paint, for the slowest key of a name typed from the first paint
 * on. Browsers don't record events below 104 ms.
 */
export async function typeName(browser: Browser, url: string) {
  const { page, leave } = await phone(browser);
  await openUntilPainted(page, url);
  const field = page.getByRole('main').getByRole('textbox').first();
  await field.evaluate((element) => element.focus());
  const words = 'Maria Aparecida da Conceição '.repeat(2);
  await page.keyboard.type(words, { delay: 60 });
  await untilIdle(page);
  if ((await field.inputValue()) !== words) throw new Error(`Keys were lost on ${url}`);
  const events = await timeline(page, 'event');
  await leave();
  return Math.max(104, ...events.map(({ duration }) => duration));
}

async function openUntilPainted(page: Page, url: string) {
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
}

/** Waits for 1.5 seconds without requests or responses: a large script takes one second to load. */
async function untilIdle(page: Page) {
  let last = Date.now();
  const note = () => {
    last = Date.now();
  };
  page.on('request', note);
  page.on('requestfinished', note);
  while (Date.now() - last < 1500) await page.waitForTimeout(100);
}
