import { expect, hydrated, paths, test, text } from './visit';

test.use({ expected: [/the server responded with a status of 404/] });

for (const address of ['/nada', '/nada/aqui/dentro?q=1', '/palestrante', '/Renovare/']) {
  test(`${address} is the 404 page, says so once, and leads home`, async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.type() !== 'error') logged.push(message.text());
    });
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(text('common.notFound.title'));
    await expect(page).toHaveTitle(text('common.notFound.meta'));
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect.poll(() => logged).toEqual([expect.stringContaining(address)]);

    const home = page.getByRole('main').getByRole('link', { name: text('common.notFound.home') });
    await home.click();
    await expect(page).toHaveURL('/');
    await expect(page).toHaveTitle(text('home.meta.title'));
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
    expect(logged).toHaveLength(1);
  });
}

test('header and footer of the 404 page lead to the real pages', async ({ page }) => {
  await page.goto('/nada');
  const footer = page.getByRole('contentinfo');
  const name = text('common.nav.pages.contato');
  await footer.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(paths.contato);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('contato.hero.title'));
});

test('whatever else is asked for, a file or the 404 page itself, is a 404', async ({ request }) => {
  const addresses = [
    '/palestrante/',
    '/palestrante/index.html',
    '/renovare/nada',
    '/~/palestrante',
    '/index.htm',
    '/%E2%9C%A8',
    '/assets/nada.js',
    '/nada.png',
    '/404',
    '/404.html',
  ];
  for (const address of addresses) {
    const response = await request.get(address);
    expect(`${address} ${response.status()}`).toBe(`${address} 404`);
    expect(await response.text()).toContain(text('common.notFound.title'));
  }
});
