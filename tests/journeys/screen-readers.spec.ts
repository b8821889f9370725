import type { Locator, Page } from '@playwright/test';
import { writeOutline } from '../fixtures/outline';
import { originOf } from '../sites';
import { readWords } from '../words';
import {
  copyOf,
  expect,
  fillForm,
  heading,
  linkTo,
  menuOf,
  phone,
  saveData,
  submitOf,
  test,
  toggleOf,
  visit,
} from './visit';

// Each text of this site is its key in « », so a word without these marks is hard-coded.
const outline = readWords(writeOutline());
const addresses = { ...outline.paths, '404': '/nada' };

test.use({ baseURL: originOf('outline') });

/**
 * Compares what a screen reader gets with the file of that name. As text, because `toMatchAriaSnapshot`
 * rejects files that it has written itself if an element's text is part of its parent's name.
 */
async function expectToRead(part: Locator, name: string) {
  await expect(async () => {
    expect(await part.ariaSnapshot()).toMatchSnapshot(`${name}.yml`);
  }).toPass();
}

const toastsOf = (page: Page) => page.getByRole('region', { name: '«common.toast.region»' });

for (const [name, address] of Object.entries(addresses)) {
  test.describe(() => {
    test.use({ expected: name === '404' ? [/status of 404/] : [] });

    test(`${name} is read out as recorded in ${name}.yml`, async ({ page }) => {
      await visit(page, address);
      // The last part of the form to load.
      if (name === 'contato') await expect(toastsOf(page)).toBeAttached();
      await expectToRead(page.locator('body'), name);
    });
  });
}

test.describe('on a phone', () => {
  test.use(phone);

  test('header and menu are read out as recorded', async ({ page }) => {
    await visit(page, '/');
    await expect(toggleOf(page, outline)).toBeVisible();
    await expectToRead(page.getByRole('banner'), 'header-on-a-phone');
    await toggleOf(page, outline).click();
    await expect(menuOf(page, outline)).toBeVisible();
    await expectToRead(page.locator('body'), 'menu');
  });
});

test('the confirmation of a sent message is announced, and its close button has a name', async ({
  page,
}) => {
  await visit(page, outline.paths.contato);
  await fillForm(page, {}, outline);
  await submitOf(page, outline).click();
  const toasts = toastsOf(page);
  await expect(toasts.getByRole('status')).toHaveText(outline.confirmation);
  await toasts.getByRole('button', { name: '«common.toast.close»' }).click();
  await expect(toasts.getByRole('status')).toHaveCount(0);
});

test.describe('when a page breaks', () => {
  test.use({ expected: [/Error|error|could not be loaded/] });

  test('the error screen is read out as recorded', async ({ page }) => {
    await saveData(page);
    await visit(page, '/');
    await page.route(copyOf('renovare'), (route) => route.fulfill({ json: {} }));
    await linkTo(page.getByRole('banner'), 'renovare', outline).click();
    await expect(heading(page)).toHaveText('«common.error.title»');
    await expectToRead(page.getByRole('main'), 'error');
  });
});
