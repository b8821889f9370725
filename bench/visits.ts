import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../tools/commands/browser.ts';
import { spread, type Table } from './figures.ts';
import { chromiumFlags } from './lighthouse.ts';

/** The circumstances of a visit. */
interface Conditions {
  name: string;
  /** How many times slower the processor is. */
  cpu: number;
  /** Round trip in ms, and Mbit/s in both directions; none is as it is here. */
  network?: { latency: number; speed: number };
  /** Milliseconds between the moments after the first paint at which something is pressed. */
  step: number;
}

const here: Conditions = { name: 'here', cpu: 1, step: 20 };
const slowCpu: Conditions = { name: 'CPU 4×', cpu: 4, step: 100 };
const slow: Conditions = {
  name: 'CPU 4×, slow 4G',
  cpu: 4,
  network: { latency: 562, speed: 1.44 },
  step: 500,
};

const samples = 10;

/** How long nothing must have come before a page counts as idle, in milliseconds. */
const quiet = 3000;

/** Longer than anybody waits for an answer, in milliseconds. */
const patience = 8000;

/** From the press of a link to the next page's heading, the first page loaded and idle. */
export async function timeNavigation(origin: string, paths: string[]): Promise<Table> {
  const [first = '/', ...others] = paths;
  const browser = await launch();
  const rows = [];
  for (const conditions of [here, slow]) {
    const taken = [];
    for (let sample = 0; sample < samples; sample += 1) {
      const page = await openPage(browser, conditions);
      await untilIdle(page, origin + first);
      taken.push(await page.evaluate(pressLink, others[sample % others.length] as string));
      await page.context().close();
    }
    rows.push({
      Conditions: conditions.name,
      'h1 on screen, ms': spread(taken.map(({ ms }) => ms)),
      CLS: spread(
        taken.map(({ shift }) => shift),
        4,
      ),
      'Blank frames': spread(taken.map(({ blank }) => blank)),
      Requests: spread(taken.map(({ requests }) => requests)),
    });
    console.log(`Navigation timed: ${conditions.name}`);
  }
  await browser.close();
  return {
    title: 'From page to page',
    note: `From pressing a link of the home page, loaded and idle, to the frame that shows the next page's h1: the median of ${samples} first visits (least–most), over all pages. The link is pressed without hovering or touching. Slow 4G is 562 ms there and back and 1.44 Mbit/s. Requests are those that began before the h1 was there.`,
    rows,
  };
}

/** Runs in the page. A click by script comes with no hovering and no touch, which fetch ahead. */
async function pressLink(path: string) {
  const heading = () => document.querySelector('h1');
  const before = heading()?.textContent;
  let shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shift += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift' });
  performance.clearResourceTimings();

  let blank = 0;
  const start = performance.now();
  document.querySelector<HTMLElement>(`a[href="${path}"]`)?.click();
  const ms = await new Promise<number>((resolve) => {
    const look = () => {
      const shown = heading();
      const { top = -1 } = shown?.getBoundingClientRect() ?? {};
      if (!shown) blank += 1;
      if (!shown || shown.textContent === before || top < 0 || top > innerHeight) {
        requestAnimationFrame(look);
        return;
      }
      // After this frame has been drawn.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - start);
      port2.postMessage(null);
    };
    requestAnimationFrame(look);
  });
  const requests = performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime >= start && startTime < start + ms).length;
  await new Promise((done) => setTimeout(done, 1000));
  return { ms, shift, blank, requests };
}

/** What a visitor gets who presses and types before, while and after the scripts take over. */
export async function timeInteraction(
  origin: string,
  { home, contact, menu }: { home: string; contact: string; menu: string },
): Promise<Table> {
  const browser = await launch();
  const rows = [];
  for (const conditions of [slowCpu, slow]) {
    const presses = [];
    const keys = [];
    for (let sample = 0; sample < samples; sample += 1) {
      const wait = sample * conditions.step;
      presses.push(await pressMenu(browser, conditions, origin + home, menu, wait));
      keys.push(await typeName(browser, conditions, origin + contact));
    }
    const { name, step } = conditions;
    rows.push(
      {
        Conditions: name,
        What: `menu, pressed 0–${(samples - 1) * step} ms after the first paint`,
        'Answered after, ms': spread(presses.filter((ms) => ms !== undefined)),
        Lost: `${presses.filter((ms) => ms === undefined).length} of ${samples}`,
      },
      {
        Conditions: name,
        What: 'form, the slowest key of a name typed from the first paint on',
        'Answered after, ms': spread(keys.map(({ slowest }) => slowest)),
        Lost: `${keys.filter(({ lost }) => lost).length} of ${samples}`,
      },
    );
    console.log(`Interaction timed: ${name}`);
  }
  await browser.close();
  return {
    title: 'Pressing and typing',
    note: `The median of ${samples} first visits (least–most). The menu has answered when it, or before hydration the footer's list of pages, is on screen; a key when the frame after it is (Event Timing). Lost is what did not answer within ${patience / 1000} s, or was not in the field afterwards.`,
    rows,
  };
}

/** Milliseconds from a tap to its answer, or nothing if there is none. */
async function pressMenu(
  browser: Browser,
  conditions: Conditions,
  url: string,
  name: string,
  wait: number,
): Promise<number | undefined> {
  const page = await openPage(browser, conditions);
  await page.addInitScript(() => {
    const times: { pressed?: number; answered?: number } = {};
    Object.assign(window, { times });
    // Safe from scripts that hold it back on its way.
    addEventListener('click', ({ timeStamp }) => Object.assign(times, { pressed: timeStamp }), {
      capture: true,
    });
    const look = () => {
      const dialog = document.querySelector('[role=dialog]')?.checkVisibility();
      const jumped = scrollY > 0;
      if (times.pressed && (dialog || jumped)) times.answered = performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await openUntilPainted(page, url);
  await page.waitForTimeout(wait);
  // In one go: hydration may put another element into this one's place.
  const middle = await page.evaluate((words) => {
    const buttons = [...document.querySelectorAll('header a, header button')];
    const box = buttons.find(({ textContent }) => textContent === words)?.getBoundingClientRect();
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, name);
  if (!middle) throw new Error(`No “${name}” on ${url}`);
  await page.touchscreen.tap(middle.x, middle.y);
  const answer = await page
    .waitForFunction(
      () => {
        const { times } = window as unknown as { times: { pressed: number; answered?: number } };
        return times.answered && times.answered - times.pressed;
      },
      undefined,
      { timeout: patience },
    )
    .then((handle) => handle.jsonValue())
    .catch(() => undefined);
  await page.context().close();
  return answer;
}

/** Types for as long as the page needs to come to life. */
async function typeName(browser: Browser, conditions: Conditions, url: string) {
  const page = await openPage(browser, conditions);
  await page.addInitScript(() => {
    const typed = { slowest: 0 };
    Object.assign(window, { typed });
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) {
        if (/^key|input/.test(name)) typed.slowest = Math.max(typed.slowest, duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await openUntilPainted(page, url);
  const field = page.locator('input[name=nome]');
  await field.evaluate((element) => element.focus());
  const words = 'Maria Aparecida da Conceição '.repeat(conditions.network ? 4 : 2);
  await page.keyboard.type(words, { delay: 40 });
  await page.waitForTimeout(500);
  const lost = (await field.inputValue()) !== words;
  const slowest = await page.evaluate(
    () => (window as unknown as { typed: { slowest: number } }).typed.slowest,
  );
  await page.context().close();
  return { slowest, lost };
}

function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: findBrowser(), args: chromiumFlags });
}

/** A phone's screen, with nothing in its cache. */
async function openPage(browser: Browser, { cpu, network }: Conditions): Promise<Page> {
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
  if (network) {
    const bytesPerSecond = (network.speed * 1e6) / 8;
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latency,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
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

async function untilIdle(page: Page, url: string) {
  let last = Date.now();
  const note = () => {
    last = Date.now();
  };
  page.on('request', note);
  page.on('requestfinished', note);
  await page.goto(url);
  while (Date.now() - last < quiet) await page.waitForTimeout(100);
}
