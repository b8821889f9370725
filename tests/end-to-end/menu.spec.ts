import { isShipped } from '../words.ts';
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

test('menu: while it is open, a wheel doesn’t scroll the page below it', async ({ page }) => {
  await visit(page, '/');
  await toggleOf(page).tap();
  await expect(menuOf(page).locator(':focus')).toHaveCount(1);
  await page.mouse.move(200, 600);
  await page.mouse.wheel(0, 400);
  await page.keyboard.press('Escape');
  await expect(menuOf(page)).toHaveCount(0);
  // By the time that this scrolls the page, the first would have done so, too.
  await page.mouse.wheel(0, 100);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(100);
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

test('whatever the labels, the header has two rows at most, and nothing in it is cut off or over anything', async ({
  page,
}) => {
  await visit(page, '/');
  // So that a new width takes less time.
  await page.evaluate(() => document.querySelector('main')?.remove());
  const more = isShipped ? { longer: lengthenLabels, 'one more': addLabel } : {};
  const changes = { 'as written': () => {}, ...more, mirror };
  for (const [labels, change] of Object.entries(changes)) {
    await page.evaluate(change);
    for (let width = 320; width <= 1680; width += 40) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await page.evaluate(lookAtHeader), `${labels}, ${width} px`).toEqual([]);
    }
  }
});

function lengthenLabels() {
  for (const label of document.querySelectorAll('header nav a')) {
    const text = label.textContent;
    label.append(text.slice(0, Math.ceil(text.length * 0.3)));
  }
}

function addLabel() {
  const nav = document.querySelector('header nav');
  nav?.append(nav.lastElementChild?.cloneNode(true) ?? '');
}

function mirror() {
  document.documentElement.dir = 'rtl';
}

function lookAtHeader(): string[] {
  const header = document.querySelector('header') as Element;
  // Room for a second row, but not for a third.
  const room = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  const controls = [...header.querySelectorAll('a, button')].filter((each) =>
    each.checkVisibility({ visibilityProperty: true }),
  );
  const bad = controls.filter((each, index) => {
    const box = each.getBoundingClientRect();
    const isCut = box.left < 0 || box.right > innerWidth || each.scrollWidth > each.clientWidth + 1;
    return (
      isCut ||
      controls.slice(index + 1).some((other) => {
        const { left, right, top, bottom } = other.getBoundingClientRect();
        return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
      })
    );
  });
  const [longest] = controls.toSorted((a, b) => b.clientWidth - a.clientWidth);
  const height = `the header is ${header.clientHeight} px high, “${longest?.textContent}” longest`;
  return [
    ...(header.clientHeight > room ? [height] : []),
    ...bad.map((each) => `“${each.textContent}” is cut off or over something`),
  ];
}
