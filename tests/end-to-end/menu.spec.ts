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

test('menu: closes by its button, by Back, and when the window becomes wide', async ({
  page,
  site,
}) => {
  const { menu, menuToggle } = site;
  await site.visit('');
  await site.follow(site.footer, 'Livro');
  await menuToggle.tap();
  await menu.getByRole('button', { name: 'Fechar o índice' }).tap();
  await expect(menu).toHaveCount(0);
  await expect(menuToggle).toBeFocused();
  await menuToggle.tap();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(site.heading).toHaveText('Uma casa aberta a quem escreve');
  await expect(menu).toHaveCount(0);
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

  test('header: with the labels of the shipped site, shows a name of 40 letters, and is at most 80 px high', async ({
    page,
    site,
  }) => {
    await site.visit('');
    await site.header.locator('a > span').evaluate((brand) => {
      brand.textContent = 'Maria Guilhermina Vasconcelos Montenegro';
    });
    for (const width of [320, 390, 768, 1100, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const box = await site.header.boundingBox();
      expect.soft(box?.height, `${width} px`).toBeLessThanOrEqual(80);
      expect.soft(await sidewaysOverflow(page), `${width} px`).toEqual([]);
    }
  });
});
