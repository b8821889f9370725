import type { Page } from '@playwright/test';
import type { PageKey } from '../../src/i18n/content';
import { publishedLocales } from '../../tools/locales/content';
import { languagesSite } from './sites';
import {
  expect,
  hydrated,
  language,
  languagesDir,
  pages,
  sidewaysOverflow,
  test,
  visit,
} from './visit';

test.use({ baseURL: languagesSite.url });

const headingOf = (page: Page) => page.getByRole('heading', { level: 1 });
const pathOf = (page: Page) => decodeURI(new URL(page.url()).pathname);

/** The footer's switcher is there on every screen. */
function switcherLink(page: Page, name: string) {
  return page.getByRole('contentinfo').getByRole('link', { name, exact: true });
}

async function followFooterLink(page: Page, name: string) {
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
}

for (const key of pages) {
  test(`from ${key} the switcher leads to its twin, and back`, async ({ page }) => {
    const [en, ar] = [await language('en'), await language('ar')];
    await visit(page, en.paths[key]);
    await expect(headingOf(page)).toHaveText(en.text(`${key}.hero.title`));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');

    await switcherLink(page, ar.name).click();
    await expect(headingOf(page)).toHaveText(ar.text(`${key}.hero.title`));
    expect(pathOf(page)).toBe(ar.paths[key]);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await hydrated(page);
    expect(await sidewaysOverflow(page)).toEqual([]);

    await switcherLink(page, en.name).click();
    await expect(headingOf(page)).toHaveText(en.text(`${key}.hero.title`));
    await expect(switcherLink(page, en.name)).toHaveAttribute('aria-current', 'true');
  });
}

test('after changes of page the switcher and the head know the new page’s twins', async ({
  page,
}) => {
  const [en, source] = [await language('en'), await language('pt-BR')];
  await visit(page, en.paths.home);
  for (const key of ['renovare', 'contato', 'home'] as PageKey[]) {
    await followFooterLink(page, en.text(`common.nav.pages.${key}`));
    await expect(page).toHaveTitle(en.text(`${key}.meta.title`));
    await expect(switcherLink(page, source.name)).toHaveAttribute('href', source.paths[key]);
    const alternate = page.locator('head link[hreflang=pt-BR]');
    await expect(alternate).toHaveCount(1);
    await expect(alternate).toHaveAttribute('href', new RegExp(`${source.paths[key]}$`));
  }
});

test('no link leaves the language but the switcher’s', async ({ page }) => {
  const en = await language('en');
  for (const key of pages) {
    await page.goto(en.paths[key]);
    const links = page.locator('a[href^="/"]:not([hreflang])');
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs.length).toBeGreaterThan(15);
    expect(hrefs.filter((href) => !/^\/en(\/|#|$)/.test(href ?? ''))).toEqual([]);
  }
});

test('the back button goes back through pages and languages', async ({ page }) => {
  const [en, source] = [await language('en'), await language('pt-BR')];
  await visit(page, en.paths.home);
  await followFooterLink(page, en.text('common.nav.pages.renovare'));
  await expect(page).toHaveTitle(en.text('renovare.meta.title'));
  await switcherLink(page, source.name).click();
  await expect(page).toHaveTitle(source.text('renovare.meta.title'));
  await hydrated(page);

  await page.goBack();
  await expect(page).toHaveTitle(en.text('renovare.meta.title'));
  expect(pathOf(page)).toBe(en.paths.renovare);
  await hydrated(page);
  await page.goBack();
  await expect(page).toHaveTitle(en.text('home.meta.title'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the header’s list opens with a press and closes with Escape, on a wide screen', async ({
  page,
  hasTouch,
}) => {
  test.skip(Boolean(hasTouch), 'Phones have it in the menu.');
  const en = await language('en');
  await page.goto(en.paths.renovare);
  const header = page.getByRole('banner');
  const toggle = header.getByRole('button', { name: en.text('common.languages.label') });
  const link = header.getByRole('link', { name: 'العربية' });
  await expect(link).toBeHidden();
  await toggle.click();
  await expect(link).toBeVisible();
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(toggle).toBeFocused();
});

test('the menu has the languages too, on a phone', async ({ page, hasTouch }) => {
  test.skip(!hasTouch, 'Wide screens have them in the header.');
  const [en, ar] = [await language('en'), await language('ar')];
  await visit(page, en.paths.contato);
  await page.getByRole('button', { name: en.text('common.menu.open'), exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: ar.name }).click();
  await expect(headingOf(page)).toHaveText(ar.text('contato.hero.title'));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the switcher works', async ({ page }) => {
    const [en, source] = [await language('en'), await language('pt-BR')];
    await page.goto(source.paths.contato);
    await switcherLink(page, en.name).click();
    await expect(headingOf(page)).toHaveText(en.text('contato.hero.title'));
  });
});

test.describe('at unknown addresses', () => {
  test.use({ expected: [/the server responded with a status of 404/] });

  for (const path of ['nada', 'renovare', 'renew/nada', 'contato?q=1', '404.html', '%zz']) {
    test(`/en/${path} is the English 404 page, which leads home`, async ({ page }) => {
      const en = await language('en');
      const response = await page.goto(`/en/${path}`);
      expect(response?.status()).toBe(404);
      await hydrated(page);
      await expect(headingOf(page)).toHaveText(en.text('common.notFound.title'));
      await expect(page).toHaveTitle(en.text('common.notFound.meta'));
      for (const { name, paths } of publishedLocales(languagesDir)) {
        await expect(switcherLink(page, name)).toHaveAttribute('href', paths.home);
      }
      const home = page.getByRole('main').getByRole('link');
      await home.click();
      await expect(page).toHaveTitle(en.text('home.meta.title'));
      expect(pathOf(page)).toBe('/en');
    });
  }

  test('a page of another language is not found among the source’s', async ({ page }) => {
    const source = await language('pt-BR');
    expect((await page.goto('/renew'))?.status()).toBe(404);
    await expect(headingOf(page)).toHaveText(source.text('common.notFound.title'));
  });
});

test('drafts are not there', async ({ request }) => {
  expect((await request.get('/fr')).status()).toBe(404);
});
