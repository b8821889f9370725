import type { Page } from '@playwright/test';
import { originOf, wordsOf } from '../sites.ts';
import type { Words } from '../words.ts';
import { barriers } from './accessibility.ts';
import {
  countOpenings,
  expect,
  fillForm,
  firstPage,
  follow,
  footer,
  header,
  heading,
  hydrated,
  linkTo,
  menuOf,
  phone,
  rendered,
  saveData,
  sidewaysOverflow,
  submitOf,
  test,
  titleOf,
  toastOf,
  toggleOf,
  visit,
} from './visit.ts';

const [source, en, ar] = [
  wordsOf('invented'),
  wordsOf('invented', 'en'),
  wordsOf('invented', 'ar'),
];
const folder = source.paths.home;

test.use({ baseURL: originOf('invented') });

const switcherLink = (page: Page, { name }: Words) =>
  footer(page).getByRole('link', { name, exact: true });

async function expectIn(page: Page, language: Words, key: keyof Words['paths']) {
  await expect(heading(page)).toHaveText(titleOf(key, language));
  await expect(page.locator('html')).toHaveAttribute('lang', language.tag);
  await expect(page.locator('html')).toHaveAttribute('dir', language.direction);
  expect(decodeURI(new URL(page.url()).pathname)).toBe(language.paths[key]);
}

for (const language of [en, ar]) {
  test(`page: in ${language.tag}, very long words and lists fit into the window`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await saveData(page);
    for (const key of language.pages) {
      await visit(page, language.paths[key]);
      await expectIn(page, language, key);
      await rendered(page);
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await sidewaysOverflow(page), `${key} at ${width} px`).toEqual([]);
      }
      const directions = await page
        .locator('svg.directional:visible')
        .evaluateAll((all) => all.map((drawing) => getComputedStyle(drawing).transform));
      const mirrored = language.direction === 'rtl' ? 'matrix(-1, 0, 0, 1, 0, 0)' : 'none';
      expect.soft(new Set(directions), `the drawings of ${key}`).toEqual(new Set([mirrored]));
      // pages.spec.ts checks all pages with axe; two are enough here.
      if (['home', 'contato'].includes(key)) expect.soft(await barriers(page), key).toEqual([]);
    }
  });
}

test('language switcher: leads to the same page in another language, and Back returns', async ({
  page,
}) => {
  await visit(page, en.paths.home);
  const opened = countOpenings(page);
  await follow(footer(page), firstPage, en);
  expect(opened, 'documents loaded within one language').toEqual([]);
  await expect(switcherLink(page, en)).toHaveAttribute('aria-current', 'true');
  await switcherLink(page, ar).click();
  await expectIn(page, ar, firstPage);
  await hydrated(page);
  await page.goBack();
  await expectIn(page, en, firstPage);
  await hydrated(page);
  await page.goBack();
  await expectIn(page, en, 'home');
});

test('language switcher: opens with the keyboard in the header, and Escape closes it', async ({
  page,
}) => {
  await visit(page, en.paths[firstPage]);
  const toggle = header(page).getByRole('button', { name: en.text('common.languages.label') });
  const link = header(page).getByRole('link', { name: ar.name });
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
  test.use({ ...phone, expected: [/request to another host/] });

  test('menu: in Arabic it leads to pages and languages, and the form there confirms', async ({
    page,
  }) => {
    await visit(page, ar.paths.home);
    const spacing = await heading(page).evaluate((title) => getComputedStyle(title).letterSpacing);
    expect(spacing, 'letter spacing, which would separate joined letters').toBe('normal');
    await toggleOf(page, ar).tap();
    await expect(menuOf(page, ar)).toBeInViewport();
    await expect(menuOf(page, ar)).toHaveAttribute('dir', 'rtl');
    // The menu may overflow while it slides in.
    await expect.poll(() => sidewaysOverflow(page)).toEqual([]);
    await linkTo(menuOf(page, ar), 'contato', ar).tap();
    await expectIn(page, ar, 'contato');
    await page.route('https://forms.davila.art.br/**', (route) =>
      route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' } }),
    );
    await fillForm(page, {}, ar);
    await submitOf(page, ar).click();
    await expect(toastOf(page, ar)).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: ar.text('common.toast.close') }).tap();
    await toggleOf(page, ar).tap();
    await menuOf(page, ar).getByRole('link', { name: en.name }).tap();
    await expectIn(page, en, 'contato');
  });
});

test.describe(() => {
  test.use({ expected: [/status of 404/] });

  test('404 page: is in the address’s language, and leads to that language’s home page', async ({
    page,
  }) => {
    expect((await visit(page, `${folder}en/contact/nada`))?.status()).toBe(404);
    await expect(heading(page)).toHaveText(titleOf('404', en));
    await page.getByRole('main').getByRole('link').click();
    await expectIn(page, en, 'home');
    // An English address without its `en/`, and two addresses of the draft `fr`.
    for (const path of ['contact', 'fr', 'fr/contato']) {
      expect((await visit(page, folder + path))?.status(), path).toBe(404);
      await expect(heading(page)).toHaveText(titleOf('404', source));
    }
  });
});
