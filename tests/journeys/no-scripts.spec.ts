import { whatsAppUrl } from '../../src/links/urls';
import { everyWord, expect, pages, paths, site, test, text, wordsOf } from './visit';

test.use({ javaScriptEnabled: false });

for (const key of pages) {
  test(`without scripts, ${key} has all its words and links`, async ({ page }) => {
    await page.goto(paths[key]);
    await expect(page).toHaveTitle(text(`${key}.meta.title`));
    const shown = await everyWord(page);
    expect(wordsOf(key).filter((words) => !shown.includes(words))).toEqual([]);

    const footer = page.getByRole('contentinfo');
    for (const target of pages) {
      const name = text(`common.nav.pages.${target}`);
      const link = footer.getByRole('link', { name, exact: true });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', paths[target]);
    }
    // No button that does nothing.
    await expect(page.locator('button:enabled').filter({ visible: true })).toHaveCount(0);
  });
}

test('without scripts, links between pages and within a page work', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: text('home.hero.products') }).click();
  await expect(page).toHaveURL('/#produtos');
  await expect(page.getByRole('heading', { name: text('home.products.title') })).toBeInViewport({
    ratio: 1,
  });
  await page.getByRole('link', { name: text('home.about.cta') }).click();
  await expect(page).toHaveURL(new RegExp(`${paths.contato}/?$`));
});

test('without scripts, the contact page says how else to write', async ({ page }) => {
  await page.goto(paths.contato);
  const form = page.getByRole('region', { name: text('contato.form.title') });
  const hint = form.locator('noscript p');
  await expect(hint).toBeVisible();
  await expect(hint).toHaveText(text('contato.form.noScript').replace(/<[^>]+>/g, ''));
  const chat = hint.getByRole('link').first();
  await expect(chat).toBeVisible();
  const href = whatsAppUrl(site.whatsapp, text('contato.channels.message'));
  await expect(chat).toHaveAttribute('href', href);
  const mail = hint.getByRole('link', { name: site.email });
  await expect(mail).toHaveAttribute('href', new RegExp(`^mailto:${site.email}`));
  await expect(form.getByRole('button')).toBeDisabled();
});

test.describe('at an unknown address', () => {
  test.use({ expected: [/the server responded with a status of 404/] });

  test('without scripts, the 404 page still leads home', async ({ page }) => {
    await page.goto('/nada/aqui');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(text('common.notFound.title'));
    await page.getByRole('link', { name: text('common.notFound.home') }).click();
    await expect(page).toHaveTitle(text('home.meta.title'));
  });
});
