import {
  expect,
  heading,
  hold,
  linkTo,
  menuOf,
  pages,
  paths,
  phone,
  test,
  text,
  titleOf,
  toggleOf,
  visit,
} from './visit';

test.use(phone);

test('the toggle opens the menu, which leads to all pages and marks the current one', async ({
  page,
}) => {
  await visit(page, paths.depoimentos);
  await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'false');
  await toggleOf(page).tap();
  await expect(menuOf(page)).toBeInViewport();
  for (const key of pages) {
    const link = linkTo(menuOf(page), key);
    await expect(link).toHaveAttribute('href', paths[key]);
    const current = key === 'depoimentos' ? { 'aria-current': 'page' } : {};
    expect(await link.getAttribute('aria-current')).toBe(current['aria-current'] ?? null);
  }
});

test('choosing a page, even the current one, closes the menu and focuses the page’s heading', async ({
  page,
}) => {
  await visit(page, '/');
  for (const key of ['renovare', 'renovare', 'contato'] as const) {
    await toggleOf(page).tap();
    await linkTo(menuOf(page), key).tap();
    await expect(heading(page)).toHaveText(titleOf(key));
    await expect(menuOf(page), 'the menu has closed').toHaveCount(0);
    await expect(heading(page), `the heading of ${key} has the focus`).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY), 'the page’s top').toBe(0);
    // The scroll lock behind the menu is gone.
    await page.evaluate(() => scrollTo(0, 300));
    await expect.poll(() => page.evaluate(() => scrollY), 'the page scrolls').toBe(300);
  }
});

test('Escape closes the menu and returns the focus to the toggle, every time', async ({ page }) => {
  await visit(page, '/');
  for (const key of ['Enter', 'Space', 'Enter']) {
    await toggleOf(page).focus();
    await page.keyboard.press(key);
    await expect(menuOf(page).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(menuOf(page), 'the menu has closed').toHaveCount(0);
    await expect(toggleOf(page), 'the toggle has the focus').toBeFocused();
    await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'false');
    // Even after a page was chosen in it, the menu must know what it was opened from.
    await page.keyboard.press('Enter');
    await linkTo(menuOf(page), 'depoimentos').tap();
    await expect(heading(page)).toBeFocused();
    await expect(menuOf(page)).toHaveCount(0);
  }
});

test('the open menu traps the focus, and its close button closes it', async ({ page }) => {
  await visit(page, '/');
  await toggleOf(page).focus();
  await page.keyboard.press('Enter');
  const close = menuOf(page).getByRole('button', { name: text('common.menu.close') });
  await expect(menuOf(page).locator(':focus')).toHaveCount(1);
  for (let stop = 0; stop <= pages.length + 1; stop++) {
    await page.keyboard.press('Tab');
    await expect(menuOf(page).locator(':focus'), `after Tab no. ${stop + 1}`).toHaveCount(1);
  }
  await close.tap();
  await expect(menuOf(page)).toHaveCount(0);
  await expect(toggleOf(page)).toBeFocused();
});

test('Back with the menu open returns to the previous page and closes the menu', async ({
  page,
}) => {
  await visit(page, '/');
  await linkTo(page.getByRole('contentinfo'), 'renovare').tap();
  await expect(heading(page)).toHaveText(titleOf('renovare'));
  await toggleOf(page).tap();
  await expect(menuOf(page)).toBeVisible();
  await page.goBack();
  await expect(heading(page)).toHaveText(titleOf('home'));
  await expect(menuOf(page), 'the menu has closed').toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 300));
  await expect.poll(() => page.evaluate(() => scrollY), 'the page scrolls').toBe(300);
  await toggleOf(page).tap();
  await expect(menuOf(page), 'and opens again').toBeVisible();
});

test('the menu closes when the screen becomes wide', async ({ page }) => {
  await visit(page, '/');
  await toggleOf(page).tap();
  await expect(menuOf(page)).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(menuOf(page)).toHaveCount(0);
});

test('until scripts have loaded, a link instead of the menu leads to the footer’s list of pages', async ({
  page,
}) => {
  const release = await hold(page, '**/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  const link = page
    .getByRole('banner')
    .getByRole('link', { name: text('common.menu.open'), exact: true });
  await link.tap();
  await expect(linkTo(page.getByRole('contentinfo'), 'home')).toBeInViewport();
  release();
  await toggleOf(page).tap();
  await expect(menuOf(page)).toBeVisible();
});

test('on a phone in landscape the header scrolls away with the page', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await visit(page, paths.renovare);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('banner')).not.toBeInViewport();
});
