import type { Page } from '@playwright/test';
import {
  actionOf,
  answerLike,
  copyPattern,
  countOpenings,
  expect,
  firstPage,
  follow,
  footer,
  header,
  heading,
  hold,
  hydrated,
  idle,
  linkTo,
  pages,
  paths,
  rendered,
  saveData,
  secondPage,
  test,
  text,
  thirdPage,
  titleOf,
  visit,
  visitBeforeScripts,
} from './visit.ts';

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('link: opens its page at the top without a new document, and the heading has the focus', async ({
  page,
}) => {
  await visit(page, '/');
  const opened = countOpenings(page);
  for (const key of [...pages.slice(1), 'home'] as const) {
    await page.evaluate(() => scrollTo(0, 900));
    await follow(header(page), key);
    await expect(heading(page), `the heading of ${key} has the focus`).toBeFocused();
    await expect(page).toHaveTitle(text(`${key}.meta.title`));
    await expect(page).toHaveURL(paths[key]);
    await expect(linkTo(header(page), key)).toHaveAttribute('aria-current', 'page');
    await expect.poll(() => scrollTop(page), `${key} shows from its top`).toBe(0);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${encodeURI(paths[key])}$`),
    );
  }
  expect(opened, 'documents that the browser loaded').toEqual([]);
});

test('address: if a host sends a page for another address, the page’s own address is shown', async ({
  page,
  baseURL,
}) => {
  await saveData(page);
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
    const opened = countOpenings(page);
    await answerLike(page, (url) => url.pathname === new URL(address, baseURL).pathname, own);
    await visit(page, baseURL + address + rest);
    await expect(heading(page), address).toHaveText(titleOf(firstPage));
    await expect(page, address).toHaveURL(own + rest);
    await page.unrouteAll();
    expect(opened, 'documents that the browser loaded').toHaveLength(1);
  }
  const opened = countOpenings(page);
  await follow(header(page), 'home');
  await page.goBack();
  await expect(heading(page)).toHaveText(titleOf(firstPage));
  await expect(page).toHaveURL(own + rest);
  expect(opened, 'documents that the browser loaded').toEqual([]);
});

/** Scrolls to a link far down. Returns the link, and a function for its distance from the top. */
async function scrollToLink(page: Page) {
  const about = page.getByRole('region', { name: text('home.about.title') });
  const link = about.getByRole('link', { name: text('home.about.cta') });
  // Sections that are rendered meanwhile may push the link out of view.
  await expect(async () => {
    await link.scrollIntoViewIfNeeded();
    await idle(page);
    await expect(link).toBeInViewport({ ratio: 1, timeout: 1 });
  }).toPass();
  expect(await scrollTop(page)).toBeGreaterThan(500);
  return [link, async () => (await link.boundingBox())?.y ?? Number.NaN] as const;
}

test('scroll position: Back restores it, and Forward leads to the next page’s top', async ({
  page,
}) => {
  await visit(page, '/');
  const opened = countOpenings(page);
  const [link, place] = await scrollToLink(page);
  const before = await place();
  await link.click();
  await expect(heading(page)).toHaveText(titleOf('contato'));
  await expect.poll(() => scrollTop(page)).toBe(0);

  await page.goBack();
  await expect(heading(page)).toHaveText(titleOf('home'));
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(3);
  await page.goForward();
  await expect(heading(page)).toHaveText(titleOf('contato'));
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
}) => {
  const release = await visitBeforeScripts(page, '/');
  const [, place] = await scrollToLink(page);
  const before = await place();
  const moved = async () => Math.abs((await place()) - before);
  release();
  await hydrated(page);
  expect(await moved(), 'when scripts arrive').toBeLessThan(3);
  await page.reload();
  await hydrated(page);
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
      // There is always an entry of this type, so the observer is called.
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
  }) => {
    await visit(page, '/');
    const forward = sectionsBelowTheNextHeading(page);
    await linkTo(header(page), firstPage).click();
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
    }) => {
      await saveData(page);
      await page.setViewportSize({ width, height: 800 });
      for (const key of pages) {
        await visit(page, paths[key]);
        await rendered(page);
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

test('scroll position: is kept when a phone discards the tab, and when WebKit kept the page in memory', async ({
  page,
}) => {
  await visit(page, paths[firstPage]);
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
}) => {
  await visit(page, '/');
  const opened = countOpenings(page);
  const products = actionOf(page, 'home.hero.products');
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

test('link to the open page: leads to its top and focuses its heading', async ({ page }) => {
  await visit(page, paths[firstPage]);
  const before = await page.evaluate(() => history.length);
  for (const place of [header(page), footer(page)]) {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await linkTo(place, firstPage).click();
    await expect.poll(() => scrollTop(page)).toBe(0);
    await expect(heading(page)).toBeFocused();
  }
  expect(await page.evaluate(() => history.length), 'entries of the history').toBe(before);
});

test('header: Tab among its links does not scroll the page', async ({ page }) => {
  await visit(page, paths[firstPage]);
  await page.evaluate(() => scrollTo(0, 2000));
  await linkTo(header(page), 'home').focus();
  const before = await scrollTop(page);
  for (const key of pages.slice(1)) {
    await page.keyboard.press('Tab');
    await expect(linkTo(header(page), key)).toBeFocused();
    expect(await scrollTop(page)).toBe(before);
  }
});

test('page: if it loads slowly, a status region that already existed says so', async ({ page }) => {
  await saveData(page);
  const release = await hold(page, copyPattern(firstPage));
  await visit(page, '/');
  const listening = await page.getByRole('status').elementHandles();
  expect(listening.length, 'status regions before anything is pressed').toBeGreaterThan(0);
  await linkTo(header(page), firstPage).click();
  const said = () => Promise.all(listening.map((region) => region.textContent()));
  await expect.poll(said, 'what the status regions say').toContain(text('common.opening'));
  release();
  await expect(heading(page)).toHaveText(titleOf(firstPage));
  await expect.poll(said).not.toContain(text('common.opening'));
});

test('page: if its copy never arrives, other pages still open', async ({ page }) => {
  await saveData(page);
  await visit(page, '/');
  await hold(page, copyPattern(firstPage));
  await linkTo(header(page), firstPage).hover();
  await linkTo(header(page), thirdPage).click();
  await expect(heading(page)).toHaveText(titleOf(thirdPage), { timeout: 4000 });
  await linkTo(header(page), firstPage).click();
  await linkTo(header(page), secondPage).click();
  await expect(heading(page)).toHaveText(titleOf(secondPage), { timeout: 4000 });
});

function arrivals(page: Page) {
  const files = new Map<string, string>();
  page.on('requestfinished', (request) => {
    const [, name] = /\/([\w.-]+)-[\w-]{8}\.js(on)?$/.exec(request.url()) ?? [];
    if (name) files.set(name, request.url());
  });
  return files;
}

test.describe(() => {
  // Offline, Chromium still requests the icon at each address.
  test.use({ expected: [/ERR_INTERNET_DISCONNECTED/] });

  test('prefetching: pages open offline once their links were in view', async ({
    page,
    context,
  }) => {
    const arrived = arrivals(page);
    await visit(page, '/');
    const linkedPages = pages.filter((key) => key !== 'home');
    const lazy = ['contato.lazy', 'mobile-menu'];
    const names = () => [...arrived.keys()];
    await expect.poll(names).toEqual(expect.arrayContaining([...linkedPages, ...lazy]));
    // Waits until the files that these scripts import have arrived, too.
    const scripts = lazy.map((name) => arrived.get(name) ?? '');
    await page.evaluate((urls) => Promise.all(urls.map((url) => import(url))), scripts);
    await context.setOffline(true);
    for (const key of [...linkedPages, 'home'] as const) await follow(header(page), key);
  });
});

test('prefetching: with data saving, a page is fetched only once the visitor hovers its link', async ({
  page,
}) => {
  await saveData(page);
  const arrived = arrivals(page);
  await visit(page, '/');
  await page.waitForLoadState('networkidle');
  expect(pages.filter((key) => arrived.has(key))).toEqual(['home']);
  await linkTo(header(page), firstPage).hover();
  await expect.poll(() => arrived.has(firstPage)).toBe(true);
  await follow(header(page), firstPage);
  expect(arrived.has('contato')).toBe(false);
});
