import type { Page } from '@playwright/test';
import {
  aPage,
  expect,
  heading,
  linkTo,
  menuOf,
  otherPage,
  paths,
  phone,
  test,
  text,
  titleOf,
  toggleOf,
  visit,
} from './visit.ts';

test.use(phone);

test('choosing a page, even the current one, closes the menu and focuses the page’s heading', async ({
  page,
}) => {
  await visit(page, '/');
  for (const key of [aPage, aPage, 'contato'] as const) {
    await toggleOf(page).tap();
    await linkTo(menuOf(page), key).tap();
    await expect(heading(page)).toHaveText(titleOf(key));
    await expect(menuOf(page), 'the menu has closed').toHaveCount(0);
    await expect(heading(page), `the heading of ${key} has the focus`).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY), 'the page’s top').toBe(0);
    // The menu's scroll lock is gone.
    await page.evaluate(() => scrollTo(0, 300));
    await expect.poll(() => page.evaluate(() => scrollY), 'the page scrolls').toBe(300);
  }
});

test('the page below the open menu stands still', async ({ page }) => {
  await visit(page, '/');
  await toggleOf(page).tap();
  await expect(menuOf(page).locator(':focus')).toHaveCount(1);
  await page.mouse.move(200, 600);
  await page.mouse.wheel(0, 400);
  // A wheel event takes effect a few frames later.
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => scrollY)).toBe(0);
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
    // Even after this, Escape must return the focus to the toggle.
    await page.keyboard.press('Enter');
    await linkTo(menuOf(page), otherPage).tap();
    await expect(heading(page)).toBeFocused();
    await expect(menuOf(page)).toHaveCount(0);
  }
});

test('Back with the menu open returns to the previous page and closes the menu', async ({
  page,
}) => {
  await visit(page, '/');
  await linkTo(page.getByRole('contentinfo'), aPage).tap();
  await expect(heading(page)).toHaveText(titleOf(aPage));
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

test('on a phone held sideways the header scrolls away, and leaves the screen to the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await visit(page, paths[aPage]);
  await expect(page.getByRole('banner')).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 600));
  await expect(page.getByRole('banner')).not.toBeInViewport();
});

test.describe('without scripts, too', () => {
  test.use({ javaScriptEnabled: false });

  test('whatever the labels, the header is one row, with all links or the menu button, and contact last', async ({
    page,
  }) => {
    const labels: Record<string, (page: Page) => Promise<void>> = {
      'the shipped labels': async () => {},
      'a ninth label': (page) => page.evaluate(addLabel),
      'longer labels': (page) => page.evaluate(lengthenLabels),
    };
    for (const [which, change] of Object.entries(labels)) {
      await page.goto('/');
      await change(page);
      const all = await page.locator('header nav a').count();
      const shown = new Set<string>();
      for (let width = 320; width <= 1680; width += 40) {
        await page.setViewportSize({ width, height: 800 });
        const { links, menus, height, action } = await page.evaluate(lookAtHeader);
        expect.soft([0, all], `links, ${which} at ${width} px`).toContain(links);
        expect.soft(menus, `menu buttons, ${which} at ${width} px`).toBe(links ? 0 : 1);
        expect.soft(height, `the height, ${which} at ${width} px`).toBeLessThan(80);
        expect.soft(action.label).toBe(text('contato.meta.label'));
        expect
          .soft(action.height, `the action, ${which} at ${width} px`)
          .toBeGreaterThanOrEqual(44);
        expect.soft(action.right, `the action, ${which} at ${width} px`).toBeLessThanOrEqual(width);
        shown.add(links ? 'links' : 'menu');
      }
      expect(shown, which).toEqual(new Set(['menu', 'links']));
    }
  });
});

/** Adds a label to the links and to the hidden line that measures them. */
const addLabel = () => {
  for (const list of document.querySelectorAll('header :has(> a + a, > span + span)')) {
    list.append(list.lastElementChild?.cloneNode(true) ?? '');
  }
};

const lengthenLabels = () => {
  const labels = 'header :is(nav, [aria-hidden]) > :is(a, span):not(:last-child)';
  for (const label of document.querySelectorAll(labels)) label.append(' e');
};

function lookAtHeader() {
  const visible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const links = [...document.querySelectorAll('header nav a')].filter(visible);
  const menus = [...document.querySelectorAll('header a[href^="#"], header button')].filter(
    visible,
  );
  const { height } = (document.querySelector('header') as Element).getBoundingClientRect();
  const last = [...document.querySelectorAll('header a')].filter(visible).at(-1) as Element;
  const action = last.getBoundingClientRect();
  return {
    links: links.length,
    menus: menus.length,
    height,
    action: { label: last.textContent, height: action.height, right: action.right },
  };
}
