import type { Page } from '@playwright/test';
import { pages } from '../fixtures/pages.ts';
import { expect, phone, type SitePage, test } from './site-page.ts';

/** The home page comes last, because most tests begin there. */
const visited = [...pages.slice(1), pages[0]];

test('link: opens its page at the top without a new document, and the heading has the focus', async ({
  page,
  site,
}) => {
  await site.visit('');
  const opened = site.recordDocuments();
  for (const { label: name, address } of visited) {
    await page.evaluate(() => scrollTo(0, 900));
    await site.follow(site.header, name);
    await expect(site.heading, `the heading of ${name} has the focus`).toBeFocused();
    await expect(page).toHaveURL(address);
    await expect(site.linkTo(site.header, name)).toHaveAttribute('aria-current', 'page');
    await expect.poll(() => site.scrollTop(), `scroll position of ${name}`).toBe(0);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `https://www.davila.art.br/eu/${encodeURI(address)}`,
    );
  }
  await site.follow(site.header, 'Oficina');
  await expect(page).toHaveTitle('Oficina de cartas, com Conceição');
  await page.evaluate(() => scrollTo(0, 900));
  await site.follow(site.footer, 'Oficina');
  await expect(site.heading).toBeFocused();
  await expect.poll(() => site.scrollTop(), 'after a link to the open page').toBe(0);
  expect(opened, 'documents that the browser loaded').toEqual([]);
});

test.describe(() => {
  // React then renders the page anew, and reports that.
  test.use({ expected: [/React error/] });

  test('link: leads to its page if it is pressed during hydration', async ({ page, site }) => {
    const release = await site.visitBeforeScripts('');
    await page.evaluate(() => {
      const timer = setInterval(() => {
        const root = document.querySelector('#root') as Element;
        if (!Object.keys(root).some((key) => key.startsWith('__react'))) return;
        clearInterval(timer);
        document.querySelector<HTMLElement>('footer a[href$=elas-venceram]')?.click();
      });
    });
    release();
    await expect(site.heading).toHaveText('Falta a sua carta neste livro');
  });
});

test('address: if a host answers another spelling with a page, the address bar shows the page’s own address, and Back returns there', async ({
  page,
  site,
}) => {
  const rest = '?a=01&a=2&b=ol%C3%A1%20#main';
  for (const address of ['ELAS-VENCERAM/', '%65las-venceram.html', 'nada']) {
    await site.answerLike(address, '/eu/elas-venceram');
    await site.visit(address + rest);
    await expect(site.heading, address).toHaveText('Falta a sua carta neste livro');
    await expect(page, address).toHaveURL(`elas-venceram${rest}`);
  }
  const opened = site.recordDocuments();
  await site.follow(site.header, 'Casa');
  // The query string of the page before must not leave its link marked.
  await expect(site.linkTo(site.header, 'Livro')).not.toHaveAttribute('aria-current');
  await page.goBack();
  await expect(site.heading).toHaveText('Falta a sua carta neste livro');
  await expect(page).toHaveURL(`elas-venceram${rest}`);
  expect(opened, 'documents that the browser loaded').toEqual([]);
});

test('page: has one canonical address, even if a host removes comments', async ({ page, site }) => {
  await page.route('**/eu/renovare', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/<!--.*?-->/g, '') });
  });
  await site.visit('renovare');
  await site.follow(site.header, 'Livro');
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
});

/** Scrolls to a link far down the page. `moved` tells how many pixels it has moved since. */
async function scrollToLink(site: SitePage) {
  const link = site.linkTo(site.main, 'Mandar uma carta');
  // Sections that are rendered meanwhile may push the link out of view.
  await expect(async () => {
    await link.scrollIntoViewIfNeeded();
    await site.untilIdle();
    await expect(link).toBeInViewport({ ratio: 1, timeout: 1 });
  }).toPass();
  expect(await site.scrollTop()).toBeGreaterThan(500);
  const place = async () => (await link.boundingBox())?.y ?? Number.NaN;
  const before = await place();
  return { link, moved: async () => Math.abs((await place()) - before) };
}

test('scroll position: Back restores it, and Forward leads to the next page’s top', async ({
  page,
  site,
}) => {
  await site.visit('');
  const opened = site.recordDocuments();
  const { link, moved } = await scrollToLink(site);
  await link.click();
  await expect(site.heading).toHaveText('Quem escreve recebe resposta');
  await expect.poll(() => site.scrollTop()).toBe(0);

  await page.goBack();
  await expect(site.heading).toHaveText('Uma casa aberta a quem escreve');
  await expect.poll(moved).toBeLessThan(3);
  await page.goForward();
  await expect(site.heading).toHaveText('Quem escreve recebe resposta');
  await expect.poll(() => site.scrollTop()).toBe(0);
  expect(opened, 'documents that the browser loaded').toEqual([]);
});

test('scroll position: stays when scripts arrive, and when the visitor reloads the page', async ({
  page,
  site,
}) => {
  const release = await site.visitBeforeScripts('');
  const { moved } = await scrollToLink(site);
  release();
  await site.untilHydrated();
  expect(await moved(), 'when scripts arrive').toBeLessThan(3);
  await page.reload();
  await site.untilHydrated();
  await expect.poll(moved, 'when the page is reloaded').toBeLessThan(3);
});

/** How many sections come with the heading of the page that opens next. */
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

/** How far parts of the page have moved by themselves, by the browser's own measure. */
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
    await site.visit('');
    const forward = sectionsBelowTheNextHeading(page);
    await site.linkTo(site.header, 'Oficina').click();
    expect(await forward, 'sections that came with the heading').toBe(0);
    await expect(page.getByRole('heading', { name: 'A sua cadeira está vazia.' })).toBeVisible();
    const back = sectionsBelowTheNextHeading(page);
    await page.goBack();
    expect(await back, 'sections that came with the heading after Back').toBeGreaterThan(3);
    expect(await layoutShift(page), 'layout shift').toBeLessThan(0.005);
  });

  for (const width of [390, 1280]) {
    test(`page: nothing moves while it opens and while a visitor scrolls to its end, at ${width} px`, async ({
      page,
      site,
    }) => {
      await site.saveData();
      await page.setViewportSize({ width, height: 800 });
      for (const { label: name, address } of visited) {
        await site.visit(address);
        await expect(async () => {
          await page.mouse.wheel(0, 700);
          await expect(page.getByText('Rua das Acácias, 7.')).toBeInViewport({ timeout: 1 });
        }).toPass({ intervals: [1] });
        expect.soft(await layoutShift(page), `layout shift of ${name}`).toBeLessThan(0.005);
      }
    });
  }
});

test('scroll position: is left to the browser in a hidden tab, which a phone may discard', async ({
  page,
  site,
}) => {
  await site.visit('renovare');
  const restorationWhen = (hidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      return history.scrollRestoration;
    }, hidden);
  expect(await restorationWhen(true), 'in the background').toBe('auto');
  expect(await restorationWhen(false), 'in the foreground').toBe('manual');
});

test('link to a section: scrolls to it every time, and Back restores the scroll position', async ({
  page,
  site,
}) => {
  await site.visit('');
  const opened = site.recordDocuments();
  const products = site.linkTo(site.main, 'Ver o que fazemos');
  const title = page.getByRole('heading', { name: 'Três jeitos de entrar' });
  const top = async () => (await title.boundingBox())?.y;
  let before = 0;
  for (const time of ['first', 'second']) {
    await page.evaluate(() => scrollTo(0, 0));
    await products.scrollIntoViewIfNeeded();
    before = await site.scrollTop();
    await products.click();
    await expect(page, time).toHaveURL('#produtos');
    await expect.poll(top, 'below the header').toBeLessThan(400);
    await expect.poll(top, 'not behind the header').toBeGreaterThan(72);
  }
  await page.keyboard.press('Tab');
  const section = page.getByRole('region', { name: 'Três jeitos de entrar' });
  await expect(section.getByRole('link').first(), 'the next Tab stop').toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('');
  await expect.poll(() => site.scrollTop()).toBe(before);
  expect(opened).toEqual([]);
});

for (const hash of ['#produtos', '#:~:text=jeitos%20de%20entrar']) {
  test(`link: an address with ${hash} opens the page there, and nothing moves later`, async ({
    page,
    site,
  }) => {
    await site.visit(hash);
    const before = await site.scrollTop();
    expect(before).toBeGreaterThan(300);
    await page.waitForLoadState('networkidle');
    await site.untilIdle();
    expect(await site.scrollTop()).toBe(before);
    await expect(page.getByRole('heading', { name: 'Três jeitos de entrar' })).toBeInViewport();
  });
}

test('page: if the next page loads slowly, screen readers hear that it is opening', async ({
  page,
  site,
}) => {
  await site.saveData();
  const release = await site.hold('**/pt-BR/renovare-*.js');
  await site.visit('');
  // A screen reader announces a status only if it was there before its words.
  const status = await page.getByRole('status').first().elementHandle();
  await site.linkTo(site.header, 'Oficina').click();
  await expect.poll(() => status?.textContent()).toBe('A página está a caminho…');
  release();
  await expect(site.heading).toHaveText('A carta que ficou por escrever');
  await expect.poll(() => status?.textContent()).toBe('');
});

test('page: if its copy never arrives, other pages still open', async ({ site }) => {
  await site.saveData();
  await site.visit('');
  await site.hold('**/pt-BR/renovare-*.js');
  await site.linkTo(site.header, 'Oficina').hover();
  await site.linkTo(site.header, 'Escrever').click();
  await expect(site.heading).toHaveText('Quem escreve recebe resposta', { timeout: 4000 });
  await site.linkTo(site.header, 'Oficina').click();
  await site.linkTo(site.header, 'Livro').click();
  await expect(site.heading).toHaveText('Falta a sua carta neste livro', { timeout: 4000 });
});

/** Returns a list that receives the name of each file of copy that has arrived. */
function arrivals(page: Page) {
  const names: string[] = [];
  page.on('requestfinished', (request) => {
    const [, name] = /\/pt-BR\/([\w-]+)-[\w-]{8}\.js$/.exec(request.url()) ?? [];
    if (name) names.push(name);
  });
  return names;
}

test.describe(() => {
  // Offline, Chromium still requests the icon at each address.
  test.use({ expected: [/ERR_INTERNET_DISCONNECTED/] });

  test('prefetching: pages and the menu open offline once their links were in view', async ({
    page,
    site,
    context,
  }) => {
    const arrived = arrivals(page);
    await site.visit('');
    // Each page has a file, and all share `common`.
    await expect.poll(() => new Set(arrived).size, 'files of copy').toBe(pages.length + 1);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    for (const { label: name } of visited) await site.follow(site.header, name);
    await page.setViewportSize(phone.viewport);
    await site.menuToggle.click();
    await site.follow(site.menu, 'Livro');
  });
});

test('prefetching: with data saving, a page is fetched only once the visitor hovers its link', async ({
  page,
  site,
}) => {
  await site.saveData();
  const arrived = arrivals(page);
  await site.visit('');
  await page.waitForLoadState('networkidle');
  expect(arrived.filter((name) => name !== 'common')).toEqual(['home']);
  await site.linkTo(site.header, 'Oficina').hover();
  await expect.poll(() => arrived).toContain('renovare');
  await site.follow(site.header, 'Oficina');
  expect(arrived).not.toContain('contato');
});
