import {
  expect,
  heading,
  linkTo,
  menuOf,
  phone,
  test,
  text,
  titleOf,
  toggleOf,
  visit,
} from './visit';

test.use(phone);

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
});

test('the menu’s button closes it, and so does a screen that becomes wide', async ({ page }) => {
  await visit(page, '/');
  await toggleOf(page).tap();
  await menuOf(page)
    .getByRole('button', { name: text('common.menu.close') })
    .tap();
  await expect(menuOf(page)).toHaveCount(0);
  await expect(toggleOf(page)).toBeFocused();
  await toggleOf(page).tap();
  await expect(menuOf(page)).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(menuOf(page)).toHaveCount(0);
});
