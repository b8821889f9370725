import { isShipped, ofDrawings } from '../words.ts';
import {
  actionOf,
  everyAddress,
  everyWord,
  expect,
  heading,
  linkTo,
  pages,
  paths,
  phone,
  plain,
  site,
  test,
  text,
  titleOf,
  words,
} from './visit.ts';

test.use({ javaScriptEnabled: false, expected: [/status of 404/] });

test('without scripts: every page shows all its words, and no button that does nothing', async ({
  page,
}) => {
  for (const key of pages) {
    await page.goto(paths[key]);
    const shown = await everyWord(page);
    const wanted = words.wordsOn(key, ...(isShipped ? [] : ofDrawings));
    const missing = wanted.filter((text) => !shown.includes(plain(text)));
    expect.soft(missing, `texts that can’t be read on ${key}`).toEqual([]);
    const enabled = page.locator('button:enabled').filter({ visible: true });
    expect.soft(await enabled.allTextContents(), `dead buttons on ${key}`).toEqual([]);
  }
});

test.describe('on a phone', () => {
  test.use(phone);

  test('without scripts: links lead from page to page, and the menu’s link to the list of pages', async ({
    page,
  }) => {
    await page.goto('/');
    await actionOf(page, 'home.hero.products').click();
    const products = page.getByRole('heading', { name: text('home.products.title') });
    await expect(products).toBeInViewport({ ratio: 1 });
    const menu = { name: text('common.menu.open'), exact: true };
    await page.getByRole('banner').getByRole('link', menu).click();
    const footer = page.getByRole('contentinfo');
    await expect(linkTo(footer, 'home')).toBeInViewport();
    await linkTo(footer, 'contato').click();
    await expect(heading(page)).toHaveText(titleOf('contato'));
    await page.goto(everyAddress['404']);
    await actionOf(page, 'common.notFound.home').click();
    await expect(heading(page)).toHaveText(titleOf('home'));
  });
});

test('without scripts: the contact page offers other ways to write', async ({ page }) => {
  await page.goto(paths.contato);
  const form = page.getByRole('region', { name: text('contato.form.title') });
  await expect(form).toContainText(text('contato.form.noScript').replace(/<[^>]+>/g, ''));
  const mail = form.getByRole('link', { name: site.email }).first();
  await expect(mail).toHaveAttribute('href', new RegExp(`^mailto:${site.email}`));
  const chat = form.locator('a[href*="wa.me"]').first();
  await expect(chat).toBeVisible();
  const { searchParams } = new URL((await chat.getAttribute('href')) ?? '');
  expect(searchParams.get('text')).toBe(text('contato.channels.message'));
});
