import { resolve } from 'node:path';
import { readContent } from '../../tools/locales/content';
import { devSite, longSite } from './sites';
import { expect, hydrated, pages, paths, sidewaysOverflow, test, text } from './visit';

test.describe('in development mode, in which React reports every difference', () => {
  test.use({ baseURL: devSite.url });

  for (const key of pages) {
    test(`${key} comes to life just as its HTML was written`, async ({ page }) => {
      await page.goto(paths[key]);
      await hydrated(page);
      await expect(page).toHaveTitle(text(`${key}.meta.title`));
      for (const only of ['head title', 'meta[name=description]', 'link[rel=canonical]', 'h1']) {
        await expect(page.locator(only)).toHaveCount(1);
      }
    });
  }

  test.describe('at an unknown address', () => {
    test.use({ expected: [/the server responded with a status of 404/] });

    test('the 404 page comes to life just as its HTML was written', async ({ page }) => {
      await page.goto('/nada/aqui');
      await hydrated(page);
      await expect(page).toHaveTitle(text('common.notFound.meta'));
      await expect(page.locator('head title')).toHaveCount(1);
    });
  });
});

test.describe('with long words, long lists and another owner', () => {
  test.use({ baseURL: longSite.url });

  for (const key of pages) {
    test(`${key} comes to life and fits the screen`, async ({ page }) => {
      // Written when the site was built, just before this test.
      const { locale, site } = readContent(resolve('node_modules/.fixtures/long'));
      await page.goto(locale.paths[key]);
      await hydrated(page);
      await expect(page.getByRole('contentinfo')).toContainText(site.name);
      expect(await sidewaysOverflow(page)).toEqual([]);
    });
  }
});

test('scripts leave the page’s styles in their place, so that nothing is computed anew', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const moved: Node[] = [];
    Object.assign(window, { moved });
    new MutationObserver((records) => {
      for (const { removedNodes } of records) moved.push(...removedNodes);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
  await hydrated(page);
  const names = await page.evaluate(() =>
    (window as unknown as { moved: Node[] }).moved.map(({ nodeName }) => nodeName),
  );
  expect(names).not.toContain('STYLE');
});

test('all of a page is laid out once scripts have come, or where a hash leads down', async ({
  page,
  browser,
  baseURL,
}) => {
  const layoutOf = (anyPage: typeof page) =>
    anyPage.locator('footer').evaluate((footer) => getComputedStyle(footer).contentVisibility);
  await page.goto('/');
  await hydrated(page);
  expect(await layoutOf(page)).toBe('visible');

  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto('/');
  expect(await layoutOf(plain)).toBe('auto');
  await plain.goto('/#produtos');
  expect(await layoutOf(plain)).toBe('visible');
  await plain.goto('/');
  await plain.emulateMedia({ media: 'print' });
  expect(await layoutOf(plain)).toBe('visible');
  await context.close();
});
