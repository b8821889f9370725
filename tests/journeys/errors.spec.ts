import { expect, followHeaderLink, paths, saveData, test, text, visit } from './visit';

test.use({ expected: [/status of 500|Failed to load|could not be loaded|Error|error/] });

// Else it is all there before it can fail.
test.beforeEach(({ page }) => saveData(page));

test('a page that can’t be had shows the error screen, and opens on a second try', async ({
  page,
}) => {
  await visit(page, '/');
  for (const part of ['**/renovare-*.json', '**/renovare']) {
    await page.route(part, (route) => route.fulfill({ status: 500 }));
  }
  await followHeaderLink(page, 'renovare');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(text('common.error.title'));
  await expect(page.getByRole('main')).toContainText(text('common.error.lead'));
  await expect(page.getByRole('contentinfo')).toBeVisible();
  // The tab must not show a key.
  expect(await page.title()).not.toContain('meta.title');

  await page.unrouteAll();
  await page.getByRole('button', { name: text('common.error.retry') }).click();
  await expect(heading).toHaveText(text('renovare.hero.title'));
  await expect(page).toHaveTitle(text('renovare.meta.title'));
  await expect(page).toHaveURL(paths.renovare);
});

test('a page that throws shows the error screen, which leads home', async ({ page }) => {
  await visit(page, paths.contato);
  await page.route('**/renovare-*.json', (route) => route.fulfill({ json: {} }));
  await followHeaderLink(page, 'renovare');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(text('common.error.title'));
  await expect(page.getByRole('banner')).toBeVisible();

  const home = page.getByRole('main').getByRole('link', { name: text('common.error.home') });
  await home.click();
  await expect(heading).toHaveText(text('home.hero.title'));
  await expect(page).toHaveURL('/');
});

test('a page whose copy can’t be had on a direct visit still shows its words', async ({ page }) => {
  await page.route('**/contato-*.json', (route) => route.fulfill({ status: 500 }));
  const failed = page.waitForResponse((response) => response.status() === 500);
  await page.goto(paths.contato);
  await failed;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('contato.hero.title'));
  await expect(page.getByRole('contentinfo')).toBeVisible();
});
