import type { Page } from '@playwright/test';
import {
  actionOf,
  answerLike,
  expect,
  firstPage,
  follow,
  header,
  heading,
  paths,
  saveData,
  test,
  titleOf,
  visit,
} from './visit.ts';

test.use({ expected: [/status of 404/] });
test.beforeEach(({ page }) => saveData(page));

const robots = (page: Page) => page.locator('meta[name=robots]');

test('404 page: is shown and logged once for an unknown address, and leads home', async ({
  page,
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
    expect((await visit(page, address))?.status()).toBe(404);
    await expect(heading(page)).toHaveText(titleOf('404'));
    await expect(robots(page)).toHaveAttribute('content', 'noindex');
    await expect.poll(() => logged, 'the console').toEqual([expect.stringContaining(address)]);
    await actionOf(page, 'common.notFound.home').click();
    await expect(heading(page)).toHaveText(titleOf('home'));
    await expect(page).toHaveURL('/');
    await expect(robots(page), 'indexable').toHaveCount(0);
    expect(logged.splice(0)).toHaveLength(1);
  }
});

test('404 page: if a host sends it for a page’s address, it stays until the visitor follows a link', async ({
  page,
}) => {
  const path = paths[firstPage];
  for (const address of [`${path}/`, `${path}.html`, path, '/']) {
    await answerLike(page, address, '/nada');
    expect((await visit(page, address))?.status()).toBe(404);
    await expect(heading(page), address).toHaveText(titleOf('404'));
    await follow(header(page), firstPage);
    await expect(page).toHaveURL(path);
    await expect(robots(page), 'indexable').toHaveCount(0);
    await page.unrouteAll();
  }
});
