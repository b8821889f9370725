import type { Page } from '@playwright/test';
import { expect, hold, pages, paths, test, text, visit } from './visit';

const toggleOf = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: text('common.menu.open'), exact: true });
const menuOf = (page: Page) => page.getByRole('dialog', { name: text('common.menu.title') });

test.describe('on a phone', () => {
  test.skip(({ viewport }) => (viewport?.width ?? 0) > 800, 'Wide screens show a row of links.');

  test('the toggle opens the menu, which leads to all pages', async ({ page }) => {
    await visit(page, '/');
    await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'false');
    await toggleOf(page).tap();
    for (const key of pages) {
      const name = text(`common.nav.pages.${key}`);
      const link = menuOf(page).getByRole('link', { name, exact: true });
      await expect(link).toHaveAttribute('href', paths[key]);
    }
    await expect(menuOf(page)).toBeInViewport();
  });

  test('the menu shows in the first frame after the press, and then opens', async ({ page }) => {
    await visit(page, '/');
    const toggle = toggleOf(page);
    await expect(toggle).toBeVisible();
    const shown = await toggle.evaluate(async (button: HTMLElement) => {
      button.click();
      await new Promise(requestAnimationFrame);
      return document.querySelector('[role=dialog]')?.checkVisibility();
    });
    expect(shown).toBe(true);
    await expect(menuOf(page).locator(':focus')).toHaveCount(1);
  });

  test('choosing a page closes the menu, opens the page and moves on to its heading', async ({
    page,
  }) => {
    await visit(page, '/');
    await toggleOf(page).tap();
    const name = text('common.nav.pages.renovare');
    await menuOf(page).getByRole('link', { name, exact: true }).tap();
    await expect(page).toHaveTitle(text('renovare.meta.title'));
    await expect(menuOf(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    // What held the page still behind the menu is gone.
    await page.evaluate(() => window.scrollTo(0, 500));
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(500);
  });

  test('choosing the page that is open closes the menu', async ({ page }) => {
    await visit(page, paths.contato);
    await toggleOf(page).tap();
    const name = text('common.nav.pages.contato');
    const link = menuOf(page).getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('aria-current', 'page');
    await link.tap();
    await expect(menuOf(page)).toHaveCount(0);
    await expect(page).toHaveTitle(text('contato.meta.title'));
  });

  test('Escape closes the menu and returns to the toggle, each time', async ({ page }) => {
    await visit(page, '/');
    await toggleOf(page).focus();
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await expect(menuOf(page)).toBeVisible();
      await expect(menuOf(page).locator(':focus')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(menuOf(page)).toHaveCount(0);
      await expect(toggleOf(page)).toBeFocused();
      await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'false');
    }
  });

  test('until the menu has come, its place leads to the list of pages', async ({ page }) => {
    const release = await hold(page, '**/overlays-*.js');
    await visit(page, '/');
    const link = page.getByRole('banner').getByRole('link', { name: text('common.menu.open') });
    await link.tap();
    await expect(page.getByRole('contentinfo').getByRole('navigation')).toBeInViewport();
    await link.focus();
    release();
    await expect(toggleOf(page)).toBeFocused();
    await toggleOf(page).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('the menu’s own button closes it and returns to the toggle', async ({ page }) => {
    await visit(page, '/');
    await toggleOf(page).tap();
    await menuOf(page)
      .getByRole('button', { name: text('common.menu.close') })
      .tap();
    await expect(menuOf(page)).toHaveCount(0);
    await expect(toggleOf(page)).toBeFocused();
  });

  test('after a page was chosen once, Escape still returns to the toggle', async ({ page }) => {
    await visit(page, '/');
    await toggleOf(page).tap();
    const name = text('common.nav.pages.depoimentos');
    await menuOf(page).getByRole('link', { name, exact: true }).tap();
    await expect(page).toHaveTitle(text('depoimentos.meta.title'));
    await expect(menuOf(page)).toHaveCount(0);
    await toggleOf(page).tap();
    await expect(menuOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(toggleOf(page)).toBeFocused();
  });
});

test.describe('on a wide screen', () => {
  test.skip(({ viewport }) => (viewport?.width ?? 0) < 800, 'Phones show a toggle.');

  test('all pages are in the header, and the open one is marked', async ({ page }) => {
    await visit(page, paths.depoimentos);
    await expect(toggleOf(page)).toBeHidden();
    const row = page
      .getByRole('banner')
      .getByRole('navigation', { name: text('common.nav.label') });
    for (const key of pages) {
      const name = text(`common.nav.pages.${key}`);
      const link = row.getByRole('link', { name, exact: true });
      await expect(link).toBeInViewport({ ratio: 1 });
      await expect(link).toHaveAttribute('href', paths[key]);
    }
    await expect(row.locator('[aria-current=page]')).toHaveText(
      text('common.nav.pages.depoimentos'),
    );
  });
});
