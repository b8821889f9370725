import type { Page } from '@playwright/test';
import { expect, followHeaderLink, pages, paths, saveData, test, text, visit } from './visit';

const others = pages.filter((key) => key !== 'home');

/** The names, without hashes, of the scripts and copy that have arrived. */
function arrivals(page: Page) {
  const files = new Set<string>();
  page.on('requestfinished', (request) => {
    const [, name, type] = /\/([\w-]+)-[\w-]{8}\.(js|json)$/.exec(request.url()) ?? [];
    if (name) files.add(`${name}.${type}`);
  });
  return files;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('once the page is idle', () => {
  // Chromium asks for the icon again at each address.
  test.use({ expected: [/ERR_INTERNET_DISCONNECTED/] });

  test('what may be pressed next is there before it is pressed', async ({ page, context }) => {
    const arrived = arrivals(page);
    await visit(page, '/');
    const wanted = others.flatMap((key) => [`${key}.js`, `${key}.json`]);
    if (await page.getByRole('banner').getByText(text('common.menu.open')).isVisible()) {
      wanted.push('overlays.js');
    }
    await expect.poll(() => [...arrived]).toEqual(expect.arrayContaining(wanted));
    await context.setOffline(true);
    for (const key of [...others, 'home'] as const) {
      await followHeaderLink(page, key);
      await expect(heading(page)).toHaveText(text(`${key}.hero.title`));
      await expect(page).toHaveTitle(text(`${key}.meta.title`));
    }
  });
});

test('a page that was drawn ahead holds nothing of the last visit to it', async ({ page }) => {
  await visit(page, '/');
  for (let visits = 0; visits < 2; visits += 1) {
    await page.waitForTimeout(2000);
    await followHeaderLink(page, 'contato');
    const field = page.locator('[name=nome]');
    await expect(field).toHaveCount(1);
    await expect(field).toHaveValue('');
    await field.fill('Ana');
    await followHeaderLink(page, 'home');
    await expect(heading(page)).toHaveText(text('home.hero.title'));
  }
});

const frugal = {
  'data is saved': saveData,
  'the link is slow': (page: Page) =>
    page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' } });
    }),
};

for (const [when, prepare] of Object.entries(frugal)) {
  test(`where ${when}, nothing is fetched before its link is touched`, async ({ page }) => {
    await prepare(page);
    const arrived = arrivals(page);
    await visit(page, '/');
    // Far longer than it takes where nothing is saved.
    await page.waitForTimeout(2000);
    for (const key of [...others, 'overlays']) {
      expect([...arrived]).not.toContain(`${key}.js`);
      expect([...arrived]).not.toContain(`${key}.json`);
    }
    await followHeaderLink(page, 'renovare');
    await expect(heading(page)).toHaveText(text('renovare.hero.title'));
    expect([...arrived]).not.toContain('contato.js');
  });
}

test.describe('what can’t be had ahead', () => {
  // The browser's own note of a request that failed; the site adds none.
  test.use({ expected: [/Failed to load resource/] });

  test('is got when it is wanted, and the others are there', async ({ page }) => {
    const arrived = arrivals(page);
    await page.route('**/assets/**/renovare-*', (route) => route.abort());
    await page.route('**/assets/renovare-*', (route) => route.abort());
    await visit(page, '/');
    await expect.poll(() => [...arrived]).toContain('contato.js');
    await page.waitForTimeout(2000);
    await page.unrouteAll();
    await followHeaderLink(page, 'renovare');
    await expect(heading(page)).toHaveText(text('renovare.hero.title'));
    await expect(page).toHaveURL(new RegExp(`${paths.renovare}/?$`));
  });
});

test('the first frame of a page shows its beginning, and the rest follows unseen', async ({
  page,
}) => {
  await visit(page, '/');
  await page.waitForTimeout(1000);
  const main = page.getByRole('main');
  await page.evaluate(() => {
    const heights: number[] = [];
    Object.assign(window, { heights });
    new MutationObserver(() =>
      requestAnimationFrame(() => heights.push(document.documentElement.scrollHeight)),
    ).observe(document.querySelector('main') as HTMLElement, { childList: true });
  });
  await followHeaderLink(page, 'renovare');
  await expect(main.getByRole('heading', { name: text('renovare.closing.title') })).toBeAttached();
  const heights = await page.evaluate(() => (window as unknown as { heights: number[] }).heights);
  const { height = 0 } = page.viewportSize() ?? {};
  for (const each of heights) expect(each).toBeGreaterThan(1.5 * height);
  await page.goBack();
  await expect(heading(page)).toHaveText(text('home.hero.title'));
});

test.describe('a page that was drawn ahead', () => {
  test.beforeEach(async ({ page }) => {
    await visit(page, '/');
    await page.waitForTimeout(3000);
  });

  test('shows in the frame after the press, in its place and colours', async ({ page }) => {
    await page.evaluate(() => scrollTo(0, 900));
    await page.waitForTimeout(300);
    const first = await page.evaluate(async (href) => {
      const look = () => {
        const titles = document.querySelectorAll('h1');
        const [title] = titles as unknown as [HTMLElement];
        const { x, y, width } = title.getBoundingClientRect();
        const { color } = getComputedStyle(title.previousElementSibling as Element);
        return JSON.stringify([titles.length, title.textContent, x, y, width, color]);
      };
      Object.assign(window, { look });
      document.querySelector<HTMLElement>(`header a[href="${href}"]`)?.click();
      await new Promise(requestAnimationFrame);
      return look();
    }, paths.renovare);
    expect(first).toContain(text('renovare.hero.title'));
    await expect(page).toHaveTitle(text('renovare.meta.title'));
    const look = () => page.evaluate(() => (window as unknown as { look(): string }).look());
    await expect.poll(look).toBe(first);
    await page.goBack();
    await expect(heading(page)).toHaveText(text('home.hero.title'));
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(900);
  });

  test('gives way to what is wanted instead while it is shown', async ({ page }) => {
    const press = (path: string) =>
      page.evaluate(async (href) => {
        document.querySelector<HTMLElement>(`header a[href="${href}"]`)?.click();
        await new Promise(requestAnimationFrame);
      }, path);
    await page.evaluate(async (href) => {
      document.querySelector<HTMLElement>(`header a[href="${href}"]`)?.click();
      await new Promise(requestAnimationFrame);
      history.back();
    }, paths.renovare);
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('main').locator('h1')).toHaveText(text('home.hero.title'));
    await expect(heading(page)).toHaveCount(1);

    await press(paths.renovare);
    await press(paths.contato);
    await expect(page).toHaveTitle(text('contato.meta.title'));
    await expect(page.getByRole('main').locator('h1')).toHaveText(text('contato.hero.title'));
    await expect(heading(page)).toHaveCount(1);
    await page.locator('[name=nome]').fill('Ana');
  });
});
