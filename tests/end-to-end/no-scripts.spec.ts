import { expect, phone, test, words } from './site-page.ts';

const { pages, paths, text } = words;

test.use({ javaScriptEnabled: false, expected: [/status of 404/] });

test('no scripts: each page shows all its texts, and its buttons are hidden or disabled', async ({
  page,
}) => {
  for (const key of pages) {
    await page.goto(paths[key]);
    const hidden = page.locator('main :is(h1, h2, h3, p, li, dt, dd)').filter({ visible: false });
    expect.soft(await hidden.allTextContents(), `texts that are hidden on ${key}`).toEqual([]);
    const enabled = page.locator('button:enabled').filter({ visible: true });
    expect.soft(await enabled.allTextContents(), `enabled buttons on ${key}`).toEqual([]);
  }
});

test.describe(() => {
  test.use(phone);

  test('no scripts: links open pages, and the menu is a link to the list of pages in the footer', async ({
    page,
    site,
  }) => {
    await page.goto('/');
    await site.action('home.hero.products').click();
    const products = page.getByRole('heading', { name: text('home.products.title') });
    await expect(products).toBeInViewport({ ratio: 1 });
    const menu = { name: text('common.menu.open'), exact: true };
    await site.header.getByRole('link', menu).click();
    await expect(site.linkTo(site.footer, 'home')).toBeInViewport();
    await site.follow(site.footer, 'contato');
    await page.goto('/nada/aqui');
    await site.action('common.notFound.home').click();
    await site.expectToBeAt('home');
  });
});

test('no scripts: the contact page offers other ways to write', async ({ page, site }) => {
  await page.goto(paths.contato);
  const notice = site.form.locator('noscript p');
  await expect(notice).toHaveText(text('contato.form.noScript').replace(/<[^>]+>/g, ''));
  const mail = site.form.getByRole('link', { name: words.site.email }).first();
  await expect(mail).toHaveAttribute('href', new RegExp(`^mailto:${words.site.email}`));
  const chat = site.form.locator('a[href*="wa.me"]').first();
  await expect(chat).toBeVisible();
  const { searchParams } = new URL((await chat.getAttribute('href')) ?? '');
  expect(searchParams.get('text')).toBe(text('contato.channels.message'));
});
