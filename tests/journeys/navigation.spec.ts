import type { Page } from '@playwright/test';
import {
  expect,
  followHeaderLink,
  hydrated,
  pages,
  paths,
  saveData,
  test,
  text,
  visit,
  visitWithoutScripts,
} from './visit';

/** A page that was loaded anew has lost its mark. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('going from page to page loads nothing anew, and each page announces itself', async ({
  page,
}) => {
  await visit(page, '/');
  await mark(page);
  for (const key of [...pages.slice(1), ...pages.slice(0, 1)]) {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.evaluate(() => window.scrollTo(0, 900));
    await followHeaderLink(page, key);
    const heading = page.getByRole('heading', { level: 1, name: text(`${key}.hero.title`) });
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle(text(`${key}.meta.title`));
    await expect.poll(() => scrollTop(page)).toBe(0);
    expect(new URL(page.url()).pathname).toBe(paths[key]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
  expect(await isMarked(page)).toBe(true);
});

test('going back returns to where the visitor was, without loading anew', async ({ page }) => {
  await visit(page, '/');
  await mark(page);
  const link = page.getByRole('main').getByRole('link', { name: text('home.about.cta') });
  await link.scrollIntoViewIfNeeded();
  const before = await scrollTop(page);
  expect(before).toBeGreaterThan(500);
  await link.click();
  await expect(page).toHaveTitle(text('contato.meta.title'));
  await expect.poll(() => scrollTop(page)).toBe(0);

  await page.goBack();
  await expect(page).toHaveTitle(text('home.meta.title'));
  await expect.poll(async () => Math.abs((await scrollTop(page)) - before)).toBeLessThan(3);

  await page.goForward();
  await expect(page).toHaveTitle(text('contato.meta.title'));
  await expect.poll(() => scrollTop(page)).toBe(0);
  expect(await isMarked(page)).toBe(true);
});

test('a visitor who scrolls before scripts have loaded stays there', async ({ page }) => {
  const releaseScripts = await visitWithoutScripts(page, '/');
  await page.evaluate(() => window.scrollTo(0, 1500));
  releaseScripts();
  await hydrated(page);
  // Whatever moves the page does so right after hydration.
  await page.waitForTimeout(300);
  expect(await scrollTop(page)).toBe(1500);
});

test('loading a page anew keeps the place', async ({ page }) => {
  await visit(page, '/');
  await page.evaluate(() => window.scrollTo(0, 1500));
  await page.reload();
  await hydrated(page);
  await expect.poll(() => scrollTop(page)).toBe(1500);
});

test('“Conhecer Produtos” jumps to the products, below the header', async ({ page }) => {
  await visit(page, '/');
  await mark(page);
  await page.getByRole('link', { name: text('home.hero.products') }).click();
  await expect(page).toHaveURL('/#produtos');
  await expectProductsInView(page);
  expect(await isMarked(page)).toBe(true);

  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test('the address of the products leads straight to them', async ({ page }) => {
  await visit(page, '/#produtos');
  await expectProductsInView(page);
});

test('the address of the products leads to them from another page too', async ({ page }) => {
  await visit(page, paths.contato);
  await page.evaluate(() => {
    location.href = '/#produtos';
  });
  await expect(page).toHaveTitle(text('home.meta.title'));
  await expectProductsInView(page);
});

/** The section's heading stands below the sticky header, near the top of the screen. */
async function expectProductsInView(page: Page) {
  const heading = page.getByRole('heading', { name: text('home.products.title') });
  await expect(heading).toBeInViewport({ ratio: 1 });
  await expect
    .poll(async () => {
      const header = await page.getByRole('banner').boundingBox();
      const title = await heading.boundingBox();
      return (title?.y ?? 0) - (header?.height ?? 0);
    })
    .toBeGreaterThanOrEqual(0);
  const box = await heading.boundingBox();
  expect(box?.y).toBeLessThan(400);
}

test('a page is fetched as soon as the mouse rests on its link', async ({ page, hasTouch }) => {
  test.skip(hasTouch, 'A finger does not hover.');
  await saveData(page);
  const copy = page.waitForRequest(/\/renovare-[^/]+\.json$/);
  await visit(page, '/');
  const name = text('common.nav.pages.renovare');
  await page.getByRole('banner').getByRole('link', { name, exact: true }).hover();
  await copy;
});

test('the calls to action of the home page lead where they say', async ({ page }) => {
  const calls = [
    ['home.hero.talk', 'palestrante'],
    ['home.products.items.renovare.cta', 'renovare'],
    ['home.products.items.elas-venceram.cta', 'elas-venceram'],
    ['home.products.items.lumiere-experience.cta', 'lumiere-experience'],
    ['home.products.items.empreendedor-hoje.cta', 'empreendedor-hoje'],
    ['home.about.cta', 'contato'],
  ] as const;
  await visit(page, '/');
  for (const [call, key] of calls) {
    const links = page
      .getByRole('main')
      .getByRole('link')
      .filter({ hasText: text(call) });
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs).toContain(paths[key]);
  }
});

test('the keyboard reaches the content past the header with one press', async ({ page }) => {
  await visit(page, paths.renovare);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: text('common.skip') });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const first = page.getByRole('main').getByRole('link').first();
  await expect(first).toBeFocused();
});
