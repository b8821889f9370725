import type { Page } from '@playwright/test';
import {
  actionOf,
  answerLike,
  copyPattern,
  countOpenings,
  expect,
  firstPage,
  heading,
  hold,
  hydrated,
  idle,
  layoutShift,
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
const header = (page: Page) => page.getByRole('banner');

test('navigation: loads no new document, and each page announces itself', async ({ page }) => {
  await visit(page, '/');
  const opened = countOpenings(page);
  for (const key of [...pages.slice(1), 'home'] as const) {
    await page.evaluate(() => scrollTo(0, 900));
    await linkTo(header(page), key).click();
    await expect(heading(page), `the heading of ${key} has the focus`).toBeFocused();
    await expect(heading(page)).toHaveText([titleOf(key)]);
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

test('address: the page that a host sends is shown under its own address', async ({
  page,
  baseURL,
}) => {
  await saveData(page);
  const own = paths[firstPage];
  const others = [
    `${own.toUpperCase()}/`,
    `/%${own.charCodeAt(1).toString(16)}${own.slice(2)}.html`,
    `/${own}`,
    paths.contato,
    '/nada',
  ];
  const rest = '?a=01&a=2&b=ol%C3%A1%20#main';
  for (const other of others) {
    const opened = countOpenings(page);
    await answerLike(page, (url) => url.pathname === new URL(other, baseURL).pathname, own);
    await visit(page, baseURL + other + rest);
    await expect(heading(page), other).toHaveText(titleOf(firstPage));
    await expect(page, other).toHaveURL(own + rest);
    await page.unrouteAll();
    expect(opened, 'documents that the browser loaded').toHaveLength(1);
  }
  const opened = countOpenings(page);
  await linkTo(header(page), 'home').click();
  await expect(heading(page)).toHaveText(titleOf('home'));
  await page.goBack();
  await expect(heading(page)).toHaveText(titleOf(firstPage));
  await expect(page).toHaveURL(own + rest);
  expect(opened, 'documents that the browser loaded').toEqual([]);
});

/**
 * Scrolls to a link far down. The returned function gives its place on the screen, because the
 * scroll position changes as sections are drawn.
 */
async function scrollToLink(page: Page) {
  const about = page.getByRole('region', { name: text('home.about.title') });
  const link = about.getByRole('link', { name: text('home.about.cta') });
  // Sections drawn meanwhile may push it out of view.
  await expect(async () => {
    await link.scrollIntoViewIfNeeded();
    await idle(page);
    await expect(link).toBeInViewport({ ratio: 1, timeout: 1 });
  }).toPass();
  expect(await scrollTop(page)).toBeGreaterThan(500);
  return [link, async () => (await link.boundingBox())?.y ?? Number.NaN] as const;
}

test('scroll position: Back restores it, and Forward goes to the page’s top', async ({ page }) => {
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

test('scroll position: stays when scripts come, and when the page is loaded again', async ({
  page,
}) => {
  const release = await visitBeforeScripts(page, '/');
  const [, place] = await scrollToLink(page);
  const before = await place();
  const moved = async () => Math.abs((await place()) - before);
  release();
  await hydrated(page);
  expect(await moved(), 'when scripts come').toBeLessThan(3);
  await page.reload();
  await hydrated(page);
  await expect.poll(moved, 'when she loads the page again').toBeLessThan(3);
});

test.describe('with the computer’s fonts only', () => {
  // Web fonts that come late may move lines.
  test.use({ expected: [/ERR_FAILED/] });
  test.beforeEach(({ page }) => page.route('**/*.woff2', (route) => route.abort()));

  test('page: a link shows its heading before its sections are rendered, and Back shows it whole', async ({
    page,
  }) => {
    await visit(page, '/');
    const forward = sectionsBelowTheNextHeading(page);
    await linkTo(header(page), firstPage).click();
    expect(await forward, 'sections that the heading waited for').toBe(0);
    await expect(
      page.getByRole('heading', { name: text(`${firstPage}.closing.title`) }),
    ).toBeVisible();
    const back = sectionsBelowTheNextHeading(page);
    await page.goBack();
    expect(await back, 'sections when the router scrolls').toBeGreaterThan(3);
    expect(await layoutShift(page), 'how much has moved').toBeLessThan(0.005);
  });

  for (const width of [390, 1280]) {
    test(`page: is drawn down to its end without scrolling, and nothing moves meanwhile, at ${width} px`, async ({
      page,
    }) => {
      await saveData(page);
      await page.setViewportSize({ width, height: 800 });
      for (const key of pages) {
        await visit(page, paths[key]);
        await rendered(page);
        const unfinished = await page.evaluate(() => {
          const parts = [...document.querySelectorAll('main :is(h2, h3), footer a')];
          const skipped = parts.filter(
            (part) => !part.checkVisibility({ contentVisibilityAuto: true }),
          );
          return skipped.length;
        });
        expect.soft(unfinished, key).toBe(0);
        expect.soft(await layoutShift(page), `how much of ${key} moved`).toBeLessThan(0.005);
      }
    });
  }
});

test('scroll position: returns when a phone has ended the tab in the background', async ({
  page,
}) => {
  await visit(page, paths[firstPage]);
  const inTheBackground = (hidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      return history.scrollRestoration;
    }, hidden);
  expect(await inTheBackground(true), 'the browser restores the position').toBe('auto');
  expect(await inTheBackground(false), 'the router does').toBe('manual');
});

test('scroll position: returns to a page that WebKit kept in memory and scrolled to its top', async ({
  page,
}) => {
  await visit(page, paths[firstPage]);
  await page.evaluate(() => {
    scrollTo(0, 600);
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    scrollTo(0, 0);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  expect(await scrollTop(page)).toBe(600);
});

async function expectProductsInView(page: Page) {
  const title = page.getByRole('heading', { name: text('home.products.title') });
  await expect(title).toBeInViewport({ ratio: 1 });
  await expect
    .poll(async () => {
      const box = await title.boundingBox();
      const bar = await header(page).boundingBox();
      const below = (box?.y ?? 0) - (bar?.height ?? 0);
      return below >= 0 && (box?.y ?? Number.NaN) < 400;
    }, 'the heading stands below the header, and near it')
    .toBe(true);
}

test('“Conhecer Produtos”: jumps to the products every time, and Back returns to where it was', async ({
  page,
}) => {
  await visit(page, '/');
  const opened = countOpenings(page);
  const products = actionOf(page, 'home.hero.products');
  let before = 0;
  for (const time of ['first', 'second']) {
    await page.evaluate(() => scrollTo(0, 0));
    await products.scrollIntoViewIfNeeded();
    before = await scrollTop(page);
    await products.click();
    await expect(page, time).toHaveURL('/#produtos');
    await expectProductsInView(page);
  }
  await page.keyboard.press('Tab');
  const section = page.getByRole('region', { name: text('home.products.title') });
  await expect(section.getByRole('link').first(), 'the next Tab stop').toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => scrollTop(page)).toBe(before);
  expect(opened).toEqual([]);
});

test('link to the open page: leads to its top, where the heading has the focus', async ({
  page,
}) => {
  await visit(page, paths[firstPage]);
  const before = await page.evaluate(() => history.length);
  for (const place of [header(page), page.getByRole('contentinfo')]) {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await linkTo(place, firstPage).click();
    await expect.poll(() => scrollTop(page)).toBe(0);
    await expect(heading(page)).toBeFocused();
  }
  expect(await page.evaluate(() => history.length), 'entries of the history').toBe(before);
});

test('header: Tab among its links leaves the page where it is', async ({ page }) => {
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

test('page: when it loads slowly, a status region that already existed says so', async ({
  page,
}) => {
  await saveData(page);
  const release = await hold(page, copyPattern(firstPage));
  await visit(page, '/');
  const listening = await page.getByRole('status').elementHandles();
  expect(listening.length, 'status regions before anything is pressed').toBeGreaterThan(0);
  await linkTo(header(page), firstPage).click();
  const said = () => Promise.all(listening.map((region) => region.textContent()));
  await expect.poll(said, 'what is said there').toContain(text('common.opening'));
  release();
  await expect(heading(page)).toHaveText(titleOf(firstPage));
  await expect.poll(said).not.toContain(text('common.opening'));
});

test('page: when its copy stalls, other pages open all the same', async ({ page }) => {
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

/** Collects copy and scripts that have come: their addresses by their names. */
function arrivals(page: Page) {
  const files = new Map<string, string>();
  page.on('requestfinished', (request) => {
    const [, name] = /\/([\w.-]+)-[\w-]{8}\.js(on)?$/.exec(request.url()) ?? [];
    if (name) files.set(name, request.url());
  });
  return files;
}

test.describe('once links are in view', () => {
  // Chromium requests the icon again at each address.
  test.use({ expected: [/ERR_INTERNET_DISCONNECTED/] });

  test('prefetching: pages open offline once their links were in view', async ({
    page,
    context,
  }) => {
    const arrived = arrivals(page);
    await visit(page, '/');
    const others = pages.filter((key) => key !== 'home');
    const lazy = ['contato.lazy', 'mobile-menu'];
    const names = () => [...arrived.keys()];
    await expect.poll(names).toEqual(expect.arrayContaining([...others, ...lazy]));
    // Waits for what these scripts import.
    const scripts = lazy.map((name) => arrived.get(name) ?? '');
    await page.evaluate((urls) => Promise.all(urls.map((url) => import(url))), scripts);
    await context.setOffline(true);
    for (const key of [...others, 'home'] as const) {
      await linkTo(header(page), key).click();
      await expect(heading(page)).toHaveText(titleOf(key));
    }
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
  await linkTo(header(page), firstPage).click();
  await expect(heading(page)).toHaveText(titleOf(firstPage));
  expect(arrived.has('contato')).toBe(false);
});
