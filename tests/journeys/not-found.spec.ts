import type { Page } from '@playwright/test';
import {
  expect,
  heading,
  hydrated,
  linkTo,
  paths,
  saveData,
  test,
  text,
  titleOf,
  visit,
} from './visit';

test.use({ expected: [/status of 404/] });

test('an unknown address shows the 404 page, which logs it once and leads home', async ({
  page,
}) => {
  await saveData(page);
  for (const address of ['/nada/aqui/dentro?q=1', '/palestrante', '/Renovare/']) {
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.type() !== 'error') logged.push(message.text());
    });
    expect((await visit(page, address))?.status()).toBe(404);
    await expect(heading(page)).toHaveText(titleOf('404'));
    await expect(page).toHaveTitle(text('common.notFound.meta'));
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect.poll(() => logged, 'the console').toEqual([expect.stringContaining(address)]);
    await page
      .getByRole('main')
      .getByRole('link', { name: text('common.notFound.home') })
      .click();
    await expect(heading(page)).toHaveText(titleOf('home'));
    await expect(page).toHaveURL('/');
    await expect(page.locator('meta[name=robots]'), 'indexable').toHaveCount(0);
    expect(logged).toHaveLength(1);
    page.removeAllListeners('console');
  }
});

/** Makes the host answer one address as it answers another. */
function answerLike(page: Page, address: string, other: string) {
  return page.route(address, async (route) => {
    const url = new URL(other, route.request().url()).href;
    await route.fulfill({ response: await route.fetch({ url }) });
  });
}

test('a 404 page that a host shows at a page’s address stays a 404 page until a link is followed', async ({
  page,
}) => {
  for (const address of [`${paths.renovare}/`, `${paths.renovare}.html`, paths.renovare, '/']) {
    await answerLike(page, address, '/nada');
    expect((await visit(page, address))?.status()).toBe(404);
    await expect(heading(page), address).toHaveText(titleOf('404'));
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await linkTo(page.getByRole('banner'), 'renovare').click();
    await expect(heading(page), address).toHaveText(titleOf('renovare'));
    await expect(page).toHaveURL(paths.renovare);
    await expect(page.locator('meta[name=robots]'), 'indexable').toHaveCount(0);
    await page.unrouteAll();
  }
});

test('a page that a host shows at another form of its address is that page', async ({ page }) => {
  const address = `${paths.renovare}/index.html`;
  await answerLike(page, address, paths.renovare);
  expect((await visit(page, address))?.status()).toBe(200);
  await expect(heading(page)).toHaveText(titleOf('renovare'));
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
});

test.describe('at an address crafted to lead to another host', () => {
  // #418: host and router may treat `//` differently; React then renders the page again.
  test.use({ expected: [/status of 404|React error #418/] });

  // The `quiet` fixture (visit.ts) checks that no other host is requested.
  test('a visitor stays on the site, and its links work', async ({ page, baseURL }) => {
    await saveData(page);
    const { origin } = new URL(baseURL ?? '');
    for (const address of [
      '//evil.example',
      '//evil.example/%2e%2e',
      '/\\evil.example',
      '/%2F%2Fevil.example',
      '/~//evil.example',
      '/index.html//evil.example',
      '/%00',
      '/%E0%A4%A',
      '/?//evil.example#//evil.example',
    ]) {
      await page.goto(origin + address);
      await hydrated(page);
      expect(new URL(page.url()).origin, address).toBe(origin);
      await linkTo(page.getByRole('contentinfo'), 'renovare').click();
      await expect(heading(page), address).toHaveText(titleOf('renovare'));
      await expect(page).toHaveURL(origin + paths.renovare);
    }
  });
});
