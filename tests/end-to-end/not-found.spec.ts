import type { Page } from '@playwright/test';
import { expect, firstPage, test, words } from './site-page.ts';

const { paths } = words;

test.use({ expected: [/status of 404/] });
test.beforeEach(({ site }) => site.saveData());

const robots = (page: Page) => page.locator('meta[name=robots]');

test('404 page: is shown and logged once for an unknown address, and leads home', async ({
  page,
  site,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error') logged.push(message.text());
  });
  for (const address of [
    '/nada/aqui/dentro?q=1',
    `${encodeURI(paths[firstPage])}-1`,
    `${encodeURI(paths[firstPage].toUpperCase())}/`,
  ]) {
    expect((await site.visit(address))?.status()).toBe(404);
    await site.expectToBeAt('404');
    await expect(robots(page)).toHaveAttribute('content', 'noindex');
    await expect.poll(() => logged, 'console messages').toEqual([expect.stringContaining(address)]);
    await site.action('common.notFound.home').click();
    await site.expectToBeAt('home');
    await expect(page).toHaveURL('/');
    await expect(robots(page), 'tags that keep search engines out').toHaveCount(0);
    expect(logged.splice(0)).toHaveLength(1);
  }
});

test('404 page: if the host sent it for the address of a page, the router shows that page', async ({
  page,
  site,
}) => {
  const path = paths[firstPage];
  for (const address of [`${path}/`, path, '/palestrante']) {
    await site.answerLike(address, '/nada');
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('404: '));
    expect((await site.visit(address))?.status()).toBe(404);
    await site.expectToBeAt(address === '/palestrante' ? 'palestrante' : firstPage);
    expect((await logged).text()).toContain(address);
    await expect(robots(page), 'tags that keep search engines out').toHaveCount(0);
    await page.unrouteAll();
  }
});
