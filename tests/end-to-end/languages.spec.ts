import type { Page } from '@playwright/test';
import { originOf, wordsOf } from '../sites.ts';
import type { Words } from '../words.ts';
import { barriers } from './accessibility.ts';
import { expect, firstPage, phone, SitePage, test } from './site-page.ts';

const source = wordsOf('invented');
const en = wordsOf('invented', 'en');
const ar = wordsOf('invented', 'ar');
const folder = source.paths.home;

test.use({ baseURL: originOf('invented'), words: en });

const switcherLink = ({ footer }: SitePage, { name }: Words) =>
  footer.getByRole('link', { name, exact: true });

async function expectIn(page: Page, language: Words, key: keyof Words['paths']) {
  await new SitePage(page, language).expectToBeAt(key);
  await expect(page.locator('html')).toHaveAttribute('lang', language.tag);
  await expect(page.locator('html')).toHaveAttribute('dir', language.direction);
  expect(decodeURI(new URL(page.url()).pathname)).toBe(language.paths[key]);
}

for (const language of [en, ar]) {
  test(`page: in ${language.tag}, very long words and lists fit into the window`, async ({
    page,
    site,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await site.saveData();
    for (const key of language.pages) {
      await site.visit(language.paths[key]);
      await expectIn(page, language, key);
      await site.untilRendered();
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await site.sidewaysOverflow(), `${key} at ${width} px`).toEqual([]);
      }
      const directions = await page
        .locator('svg.directional:visible')
        .evaluateAll((all) => all.map((drawing) => getComputedStyle(drawing).transform));
      const mirrored = language.direction === 'rtl' ? 'matrix(-1, 0, 0, 1, 0, 0)' : 'none';
      expect.soft(new Set(directions), `mirroring on ${key}`).toEqual(new Set([mirrored]));
      if (['home', 'contato'].includes(key)) expect.soft(await barriers(page), key).toEqual([]);
    }
  });
}

test('language switcher: leads to the same page in another language, and Back returns', async ({
  page,
  site,
}) => {
  await site.visit(en.paths.home);
  const opened = site.recordDocuments();
  await site.follow(site.footer, firstPage);
  expect(opened, 'documents loaded within one language').toEqual([]);
  await expect(switcherLink(site, en)).toHaveAttribute('aria-current', 'true');
  await switcherLink(site, ar).click();
  await expectIn(page, ar, firstPage);
  await site.untilHydrated();
  await page.goBack();
  await expectIn(page, en, firstPage);
  await site.untilHydrated();
  await page.goBack();
  await expectIn(page, en, 'home');
});

test('language switcher: in the header, the keyboard opens it, and Escape closes it', async ({
  page,
  site,
}) => {
  await site.visit(en.paths[firstPage]);
  const toggle = site.header.getByRole('button', { name: en.text('common.languages.label') });
  const link = site.header.getByRole('link', { name: ar.name });
  await expect(link).toBeHidden();
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(toggle).toBeFocused();
  await toggle.click();
  await link.click();
  await expectIn(page, ar, firstPage);
});

test.describe(() => {
  test.use({ ...phone, words: ar, expected: [/request to another host/] });

  test('Arabic: the menu leads to pages and languages, and the form confirms a message', async ({
    page,
    site,
  }) => {
    await site.visit(ar.paths.home);
    const spacing = await site.heading.evaluate((title) => getComputedStyle(title).letterSpacing);
    expect(spacing, 'letter spacing, which would separate joined letters').toBe('normal');
    await site.toggle.tap();
    await expect(site.menu).toBeInViewport();
    await expect(site.menu).toHaveAttribute('dir', 'rtl');
    // The menu may overflow while it slides in.
    await expect.poll(() => site.sidewaysOverflow()).toEqual([]);
    await site.linkTo(site.menu, 'contato').tap();
    await expectIn(page, ar, 'contato');
    await page.route('https://forms.davila.art.br/**', (route) =>
      route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' } }),
    );
    await site.fillForm();
    await site.submit.click();
    await expect(site.toast).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: ar.text('common.toast.close') }).tap();
    await site.toggle.tap();
    await site.menu.getByRole('link', { name: en.name }).tap();
    await expectIn(page, en, 'contato');
  });
});

test.describe(() => {
  test.use({ expected: [/status of 404/] });

  test('404 page: is in the language of the address, and leads to the home page in that language', async ({
    page,
    site,
  }) => {
    expect((await site.visit(`${folder}en/contact/nada`))?.status()).toBe(404);
    await site.expectToBeAt('404');
    await site.main.getByRole('link').click();
    await expectIn(page, en, 'home');
    // An English address without its `en/`, and two addresses of the draft `fr`.
    for (const path of ['contact', 'fr', 'fr/contato']) {
      expect((await site.visit(folder + path))?.status(), path).toBe(404);
      await new SitePage(page, source).expectToBeAt('404');
    }
  });
});
