import type { Page } from '@playwright/test';
import { expect, firstPage, type SitePage, secondPage, test, words } from './site-page.ts';

const { pages, paths, text } = words;

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('link: opens its page at the top without a new document, and the heading has the focus', async ({
  page,
  site,
}) => {
  await site.visit('/');
  const opened = site.recordDocuments();
  for (const key of [...pages.slice(1), 'home'] as const) {
    await page.evaluate(() => scrollTo(0, 900));
    await site.follow(site.header, key);
    await expect(site.heading, `the heading of ${key} has the focus`).toBeFocused();
    await expect(page).toHaveTitle(text(`${key}.meta.title`));
    await expect(page).toHaveURL(paths[key]);
    await expect(site.linkTo(site.header, key)).toHaveAttribute('aria-current', 'page');
    await expect.poll(() => scrollTop(page), `scroll position of ${key}`).toBe(0);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${encodeURI(paths[key])}$`),
    );
  }
  expect(opened, 'documents that the browser loaded').toEqual([]);
});

test('address: if a host answers a wrong address with a page, the address bar shows the page’s own address', async ({
  page,
  site,
  baseURL,
}) => {
  await site.saveData();
  const own = paths[firstPage];
  const addresses = [
    `${own.toUpperCase()}/`,
    `/%${own.charCodeAt(1).toString(16)}${own.slice(2)}.html`,
    `/${own}`,
    paths.contato,
    '/nada',
  ];
  const rest = '?a=01&a=2&b=ol%C3%A1%20#main';
  for (const address of addresses) {
    const opened = site.recordDocuments();
    await site.answerLike((url) => url.pathname === new URL(address, baseURL).pathname, own);
    await site.visit(baseURL + address + rest);
    await expect(site.heading, address).toHaveText(site.titleOf(firstPage));
    await expect(page, address).toHaveURL(own + rest);
    await page.unrouteAll();
    expect(opened, 'documents that the browser loaded').toHaveLength(1);
  }
  const opened = site.recordDocuments();
  await site.follow(site.header, 'home');
  await page.goBack();
  await site.expectToBeAt(firstPage);
  await expect(page).toHaveURL(own + rest);
  expect(opened, 'documents that the browser loaded').toEqual([]);
});

async function scrollToLink(site: SitePage) {
  const { page } = site;
  const about = page.getByRole('region', { name: text('home.about.title') });
  const link = about.getByRole('link', { name: text('home.about.cta') });
  // Sections that are rendered meanwhile may push the link out of view.
  await expect(async () => {
    await link.scrollIntoViewIfNeeded();
    await site.untilIdle();
    await expect(link).toBeInViewport({ ratio: 1, timeout: 1 });
  }).toPass();
  expect(await scrollTop(page)).toBeGreaterThan(500);
  return [link, async () => (await link.boundingBox())?.y ?? Number.NaN] as const;
}

test('scroll position: Back restores it, and Forward leads to the next page’s top', async ({
  page,
  site,
}) => {
  await site.visit('/');
  const opened = site.recordDocuments();
  const [link, place] = await scrollToLink(site);
  const before = await place();
  await link.click();
  await site.expectToBeAt('contato');
  await expect.poll(() => scrollTop(page)).toBe(0);

  await page.goBack();
  await site.expectToBeAt('home');
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(3);
  await page.goForward();
  await site.expectToBeAt('contato');
  await expect.poll(() => scrollTop(page)).toBe(0);
  expect(opened, 'documents that the browser loaded').toEqual([]);
});

function sectionsBelowTheNextHeading(page: Page): Promise<number> {
  return page.evaluate(() => {
    const heading = document.querySelector('h1');
    return new Promise((done) => {
      new MutationObserver((_, observer) => {
        if (heading?.isConnected || !document.querySelector('h1')) return;
        observer.disconnect();
        done(document.querySelectorAll('main h2').length);
      }).observe(document, { subtree: true, childList: true });
    });
  });
}

test('scroll position: stays when scripts arrive, and when the visitor reloads the page', async ({
  page,
  site,
}) => {
  const release = await site.visitBeforeScripts('/');
  const [, place] = await scrollToLink(site);
  const before = await place();
  const moved = async () => Math.abs((await place()) - before);
  release();
  await site.untilHydrated();
  expect(await moved(), 'when scripts arrive').toBeLessThan(3);
  await page.reload();
  await site.untilHydrated();
  await expect.poll(moved, 'when the page is reloaded').toBeLessThan(3);
});

function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => {
    return new Promise((resolve) => {
      const observer = new PerformanceObserver((list) => {
        const shifts = list.getEntriesByType('layout-shift');
        resolve(shifts.reduce((sum, shift) => sum + Object(shift).value, 0));
      });
      observer.observe({ type: 'layout-shift', buffered: true });
      // The browser calls an observer only if it has an entry. A `navigation` entry always exists.
      observer.observe({ type: 'navigation', buffered: true });
    });
  });
}

test.describe(() => {
  // Web fonts that arrive late may move lines, so these tests block them.
  test.use({ expected: [/ERR_FAILED/] });
  test.beforeEach(({ page }) => page.route('**/*.woff2', (route) => route.abort()));

  test('link: the next page’s heading is shown before its sections, and Back shows the whole page at once', async ({
    page,
    site,
  }) => {
    await site.visit('/');
    const forward = sectionsBelowTheNextHeading(page);
    await site.linkTo(site.header, firstPage).click();
    expect(await forward, 'sections that came with the heading').toBe(0);
    await expect(
      page.getByRole('heading', { name: text(`${firstPage}.closing.title`) }),
    ).toBeVisible();
    const back = sectionsBelowTheNextHeading(page);
    await page.goBack();
    expect(await back, 'sections that came with the heading after Back').toBeGreaterThan(3);
    expect(await layoutShift(page), 'layout shift').toBeLessThan(0.005);
  });

  for (const width of [390, 1280]) {
    test(`page: is rendered down to its end without scrolling, and nothing moves, at ${width} px`, async ({
      page,
      site,
    }) => {
      await site.saveData();
      await page.setViewportSize({ width, height: 800 });
      for (const key of pages) {
        await site.visit(paths[key]);
        await site.untilRendered();
        const skipped = await page
          .locator('main :is(h2, h3), footer a')
          .evaluateAll((parts) =>
            parts.filter((part) => !part.checkVisibility({ contentVisibilityAuto: true })),
          );
        expect.soft(skipped, key).toEqual([]);
        expect.soft(await layoutShift(page), `layout shift of ${key}`).toBeLessThan(0.005);
      }
    });
  }
});

test('scroll position: is left to the browser in a hidden tab, and restored by the site if WebKit reopens the page from memory', async ({
  page,
  site,
}) => {
  await site.visit(paths[firstPage]);
  const restorationWhen = (hidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      return history.scrollRestoration;
    }, hidden);
  expect(await restorationWhen(true), 'in the background').toBe('auto');
  expect(await restorationWhen(false), 'in the foreground').toBe('manual');
  await page.evaluate(() => {
    scrollTo(0, 600);
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    // WebKit scrolls a page that it kept in memory to its top.
    scrollTo(0, 0);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  expect(await scrollTop(page)).toBe(600);
});

test('link to a section: scrolls to it every time, and Back restores the scroll position', async ({
  page,
  site,
}) => {
  await site.visit('/');
  const opened = site.recordDocuments();
  const products = site.action('home.hero.products');
  const title = page.getByRole('heading', { name: text('home.products.title') });
  const top = async () => (await title.boundingBox())?.y;
  let before = 0;
  for (const time of ['first', 'second']) {
    await page.evaluate(() => scrollTo(0, 0));
    await products.scrollIntoViewIfNeeded();
    before = await scrollTop(page);
    await products.click();
    await expect(page, time).toHaveURL('/#produtos');
    await expect.poll(top, 'below the header').toBeLessThan(400);
    await expect.poll(top, 'not behind the header').toBeGreaterThan(72);
  }
  await page.keyboard.press('Tab');
  const section = page.getByRole('region', { name: text('home.products.title') });
  await expect(section.getByRole('link').first(), 'the next Tab stop').toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => scrollTop(page)).toBe(before);
  expect(opened).toEqual([]);
});

test('link to the open page: leads to its top and focuses its heading', async ({ page, site }) => {
  await site.visit(paths[firstPage]);
  const before = await page.evaluate(() => history.length);
  for (const place of [site.header, site.footer]) {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await site.linkTo(place, firstPage).click();
    await expect.poll(() => scrollTop(page)).toBe(0);
    await expect(site.heading).toBeFocused();
  }
  expect(await page.evaluate(() => history.length), 'entries of the history').toBe(before);
});

test('header: Tab among its links does not scroll the page', async ({ page, site }) => {
  await site.visit(paths[firstPage]);
  await page.evaluate(() => scrollTo(0, 2000));
  await site.linkTo(site.header, 'home').focus();
  const before = await scrollTop(page);
  for (const key of pages.slice(1)) {
    await page.keyboard.press('Tab');
    await expect(site.linkTo(site.header, key)).toBeFocused();
    expect(await scrollTop(page)).toBe(before);
  }
});

test('page: if the next page loads slowly, screen readers hear that it is opening', async ({
  page,
  site,
}) => {
  await site.saveData();
  const release = await site.hold(site.copyOf(firstPage));
  await site.visit('/');
  const listening = await page.getByRole('status').elementHandles();
  expect(listening.length, 'status regions before anything is pressed').toBeGreaterThan(0);
  await site.linkTo(site.header, firstPage).click();
  const said = () => Promise.all(listening.map((region) => region.textContent()));
  await expect.poll(said, 'what the status regions say').toContain(text('common.opening'));
  release();
  await site.expectToBeAt(firstPage);
  await expect.poll(said).not.toContain(text('common.opening'));
});

test('page: if its copy never arrives, other pages still open', async ({ site }) => {
  await site.saveData();
  await site.visit('/');
  await site.hold(site.copyOf(firstPage));
  await site.linkTo(site.header, firstPage).hover();
  await site.linkTo(site.header, 'contato').click();
  await expect(site.heading).toHaveText(site.titleOf('contato'), { timeout: 4000 });
  await site.linkTo(site.header, firstPage).click();
  await site.linkTo(site.header, secondPage).click();
  await expect(site.heading).toHaveText(site.titleOf(secondPage), { timeout: 4000 });
});

function arrivals(page: Page) {
  const files = new Map<string, string>();
  page.on('requestfinished', (request) => {
    const [, name, end] = /\/([\w.-]+)-[\w-]{8}(\.js|\.json)$/.exec(request.url()) ?? [];
    if (name) files.set(name + end, request.url());
  });
  return files;
}

test.describe(() => {
  // Offline, Chromium still requests the icon at each address.
  test.use({ expected: [/ERR_INTERNET_DISCONNECTED/] });

  test('prefetching: pages open offline once their links were in view', async ({
    page,
    site,
    context,
  }) => {
    const arrived = arrivals(page);
    await site.visit('/');
    const linkedPages = pages.filter((key) => key !== 'home');
    const copy = linkedPages.map((key) => `${key}.json`);
    const lazy = [...linkedPages, 'mobile-menu'].map((name) => `${name}.js`);
    const names = () => [...arrived.keys()];
    await expect.poll(names).toEqual(expect.arrayContaining([...copy, ...lazy]));
    // Waits until the files that these scripts import have arrived, too.
    const scripts = lazy.map((name) => arrived.get(name) ?? '');
    await page.evaluate((urls) => Promise.all(urls.map((url) => import(url))), scripts);
    await context.setOffline(true);
    for (const key of [...linkedPages, 'home'] as const) await site.follow(site.header, key);
  });
});

test('prefetching: with data saving, a page is fetched only once the visitor hovers its link', async ({
  page,
  site,
}) => {
  await site.saveData();
  const arrived = arrivals(page);
  await site.visit('/');
  await page.waitForLoadState('networkidle');
  expect(pages.filter((key) => arrived.has(`${key}.json`))).toEqual(['home']);
  await site.linkTo(site.header, firstPage).hover();
  await expect.poll(() => arrived.has(`${firstPage}.json`)).toBe(true);
  await site.follow(site.header, firstPage);
  expect(arrived.has('contato.json')).toBe(false);
});
