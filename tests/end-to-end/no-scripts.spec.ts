import {
  actionOf,
  everyAddress,
  expect,
  follow,
  footer,
  header,
  heading,
  linkTo,
  pages,
  paths,
  phone,
  site,
  test,
  text,
  titleOf,
} from './visit.ts';

test.use({ javaScriptEnabled: false, expected: [/status of 404/] });

test('no scripts: each page shows all its texts, and no button that does nothing', async ({
  page,
}) => {
  for (const key of pages) {
    await page.goto(paths[key]);
    const hidden = page.locator('main :is(h1, h2, h3, p, li, dt, dd)').filter({ visible: false });
    expect.soft(await hidden.allTextContents(), `texts that are hidden on ${key}`).toEqual([]);
    const enabled = page.locator('button:enabled').filter({ visible: true });
    expect.soft(await enabled.allTextContents(), `buttons of ${key}`).toEqual([]);
  }
});

test.describe(() => {
  test.use(phone);

  test('no scripts: links lead from page to page, and the menu’s link to the list of pages', async ({
    page,
  }) => {
    await page.goto('/');
    await actionOf(page, 'home.hero.products').click();
    const products = page.getByRole('heading', { name: text('home.products.title') });
    await expect(products).toBeInViewport({ ratio: 1 });
    const menu = { name: text('common.menu.open'), exact: true };
    await header(page).getByRole('link', menu).click();
    await expect(linkTo(footer(page), 'home')).toBeInViewport();
    await follow(footer(page), 'contato');
    await page.goto(everyAddress['404']);
    await actionOf(page, 'common.notFound.home').click();
    await expect(heading(page)).toHaveText(titleOf('home'));
  });
});

test('no scripts: the contact page offers other ways to write', async ({ page }) => {
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
