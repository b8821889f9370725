import { siteAt } from '../sites';
import {
  expect,
  fillForm,
  heading,
  hydrated,
  linkTo,
  paths,
  submitOf,
  test,
  text,
  titleOf,
  toastOf,
  visit,
} from './visit';

const { url, base } = siteAt('subfolder');
const folder = base.slice(0, -1);

test.use({ baseURL: url, expected: [/status of 404/] });

test('a site in a subfolder of its host works like one at the root', async ({ page }) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(url)) outside.push(request.url());
  });
  await visit(page, url);
  await linkTo(page.getByRole('banner'), 'renovare').click();
  await expect(heading(page)).toHaveText(titleOf('renovare'));
  await expect(page).toHaveURL(folder + paths.renovare);
  await page.reload();
  await hydrated(page);
  await linkTo(page.getByRole('contentinfo'), 'contato').click();
  await fillForm(page);
  await submitOf(page).click();
  await expect(toastOf(page)).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(heading(page)).toHaveText(titleOf('home'));
  await page.getByRole('link', { name: text('home.hero.products') }).click();
  await expect(page).toHaveURL(`${url}#produtos`);

  expect((await visit(page, `${url}nada`))?.status()).toBe(404);
  await expect(heading(page)).toHaveText(titleOf('404'));
  await page
    .getByRole('main')
    .getByRole('link', { name: text('common.notFound.home') })
    .click();
  await expect(heading(page)).toHaveText(titleOf('home'));
  expect(new URL(page.url()).pathname.replace(/\/?$/, '/')).toBe(base);
  expect(outside, 'what was asked for outside the folder').toEqual([]);
});
