import { writeOutline } from '../fixtures/outline';
import { siteAt } from '../sites';
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

// Each text of this site is its key, so that a word without the marks « » is hard-coded.
const outline = readWords(writeOutline());
const addresses = { ...outline.paths, '404': '/nada' };

test.use({ baseURL: siteAt('outline').url });

for (const [name, address] of Object.entries(addresses)) {
  test.describe(() => {
    test.use({ expected: name === '404' ? [/status of 404/] : [] });

    test(`${name} is read out as written down in ${name}.aria.yml`, async ({ page }) => {
      await visit(page, address);
      await expect(page.locator('body')).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
    });
  });
}

test.describe('on a phone', () => {
  test.use(phone);

  test('header and menu are read out as written down', async ({ page }) => {
    await visit(page, '/');
    await expect(toggleOf(page, outline)).toBeVisible();
    await expect(page.getByRole('banner')).toMatchAriaSnapshot({
      name: 'header-on-a-phone.aria.yml',
    });
    await toggleOf(page, outline).click();
    await expect(menuOf(page, outline)).toBeVisible();
    await expect(page.locator('body')).toMatchAriaSnapshot({ name: 'menu.aria.yml' });
  });
});

test('the confirmation of a sent message is announced, and can be closed by its name', async ({
  page,
}) => {
  await visit(page, outline.paths.contato);
  await fillForm(page, {}, outline);
  await submitOf(page, outline).click();
  const toasts = page.getByRole('region', { name: '«common.toast.region»' });
  await expect(toasts.getByRole('status')).toHaveText(outline.confirmation);
  await toasts.getByRole('button', { name: '«common.toast.close»' }).click();
  await expect(toasts.getByRole('status')).toHaveCount(0);
});

test.describe('where a page breaks', () => {
  test.use({ expected: [/Error|error|could not be loaded/] });

  test('the error screen is read out as written down', async ({ page }) => {
    await saveData(page);
    await visit(page, '/');
    await page.route(copyOf('renovare'), (route) => route.fulfill({ json: {} }));
    await linkTo(page.getByRole('banner'), 'renovare', outline).click();
    await expect(heading(page)).toHaveText('«common.error.title»');
    await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: 'error.aria.yml' });
  });
});
