import { urlOf } from '../sites.ts';
import { sidewaysOverflow } from './accessibility.ts';
import { expect, phone, test } from './site-page.ts';

test.use(phone);

test('menu: choosing a page, even the current one, closes it and focuses the page’s heading', async ({
  page,
  site,
}) => {
  await site.visit('');
  for (const name of ['Leituras', 'Leituras', 'Oficina'] as const) {
    await site.menuToggle.tap();
    await site.follow(site.menu, name);
    await expect(site.menu, 'the menu has closed').toHaveCount(0);
    await expect(site.heading, `the heading of ${name} has the focus`).toBeFocused();
    await expect.poll(() => site.scrollTop(), 'scroll position').toBe(0);
    await page.evaluate(() => scrollTo(0, 300));
    await expect.poll(() => site.scrollTop(), 'scroll position').toBe(300);
  }
});

test('menu: while it is open, a mouse wheel does not scroll the page below it', async ({
  page,
  site,
}) => {
  await site.visit('');
  await site.menuToggle.tap();
  await expect(site.menu.locator(':focus')).toHaveCount(1);
  await page.mouse.move(200, 600);
  await page.mouse.wheel(0, 400);
  await page.keyboard.press('Escape');
  await expect(site.menu).toHaveCount(0);
  // If the first turn of the wheel had scrolled the page, the position would now become 500.
  await page.mouse.wheel(0, 100);
  await expect.poll(() => site.scrollTop()).toBe(100);
});

test('menu: Escape closes it and returns the focus to the toggle, every time', async ({
  page,
  site,
}) => {
  const { menu, menuToggle } = site;
  await site.visit('');
  for (const key of ['Enter', 'Space', 'Enter']) {
    await menuToggle.focus();
    await page.keyboard.press(key);
    await expect(menu.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(menu, 'the menu has closed').toHaveCount(0);
    await expect(menuToggle, 'the toggle has the focus').toBeFocused();
    await expect(menuToggle).toHaveAttribute('aria-expanded', 'false');
    // A link moves the focus to the heading. The next round checks Escape after that.
    await page.keyboard.press('Enter');
    await site.follow(menu, 'Livro');
    await expect(site.heading).toBeFocused();
    await expect(menu).toHaveCount(0);
  }
});

test('menu: Back closes the menu and returns to the previous page', async ({ page, site }) => {
  await site.visit('');
  await site.follow(site.footer, 'Livro');
  await site.menuToggle.tap();
  await expect(site.menu).toBeVisible();
  await page.goBack();
  await expect(site.heading).toHaveText('Uma casa aberta a quem escreve');
  await expect(site.menu, 'the menu has closed').toHaveCount(0);
});

test('menu: closes by its button, and when the window becomes wide', async ({ page, site }) => {
  const { menu, menuToggle } = site;
  await site.visit('');
  await menuToggle.tap();
  await menu.getByRole('button', { name: 'Fechar o índice' }).tap();
  await expect(menu).toHaveCount(0);
  await expect(menuToggle).toBeFocused();
  await menuToggle.tap();
  await expect(menu).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(menu).toHaveCount(0);
});

test('header: stays in view when the page scrolls, but not on a phone held sideways', async ({
  page,
  site,
}) => {
  await site.visit('');
  await page.evaluate(() => scrollTo(0, 600));
  await expect(site.header).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(site.header).not.toBeInViewport();
});

test.describe(() => {
  test.use({ baseURL: urlOf('shipped') });

  test('header: with the labels of the shipped site, shows a name of up to 40 letters in full, and is at most 80 px high', async ({
    page,
    site,
  }) => {
    await site.visit('');
    for (const width of [320, 360, 390, 768, 1100, 1280, 1680]) {
      await page.setViewportSize({ width, height: 800 });
      for (const name of ['Emma Mwangi Womm', 'Maria Guilhermina Vasconcelos Montenegro']) {
        const what = `${name} at ${width} px`;
        const { height, fontSize, lines, overlaps } = await page.evaluate(measureHeader, name);
        expect.soft(height, what).toBeLessThanOrEqual(80);
        expect.soft(fontSize, what).toBeGreaterThanOrEqual(16);
        // At 1100 px, where the links appear, there is the least room for a name.
        const isShort = name.length <= 16 && width >= 360 && width !== 1100;
        if (isShort) expect.soft(lines, what).toBe(1);
        expect.soft([...overlaps, ...(await sidewaysOverflow(page))], what).toEqual([]);
      }
    }
  });
});

/** Measures the header with another name. */
function measureHeader(name: string) {
  const header = document.querySelector('header') as Element;
  const brand = header.querySelector('a > span') as Element;
  brand.textContent = name;
  const range = document.createRange();
  range.selectNodeContents(brand);
  const boxes = [...header.querySelectorAll('a, button')]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }))
    .map((each) => [each.textContent, each.getBoundingClientRect()] as const);
  const overlaps = boxes.flatMap(([label, box], index) =>
    boxes
      .slice(index + 1)
      .filter(([, { left, right }]) => left < box.right && right > box.left)
      .filter(([, { top, bottom }]) => top < box.bottom && bottom > box.top)
      .map(([other]) => `“${label}” and “${other}” overlap`),
  );
  return {
    height: header.getBoundingClientRect().height,
    fontSize: Number.parseFloat(getComputedStyle(brand).fontSize),
    lines: new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size,
    overlaps,
  };
}
