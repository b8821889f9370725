import { originOf, wordsOf } from '../sites.ts';
import {
  expect,
  firstPage,
  follow,
  footer,
  header,
  heading,
  linkTo,
  menuOf,
  pages,
  paths,
  phone,
  secondPage,
  sidewaysOverflow,
  test,
  text,
  titleOf,
  toggleOf,
  visit,
} from './visit.ts';

test.use(phone);

test('menu: has a link to each page', async ({ page }) => {
  await visit(page, '/');
  await toggleOf(page).tap();
  const labels = pages.map((key) => text(`${key}.meta.label`));
  await expect(menuOf(page).getByRole('link')).toHaveText(labels);
});

test('menu: choosing a page, even the current one, closes it and focuses the page’s heading', async ({
  page,
}) => {
  await visit(page, '/');
  for (const key of [firstPage, firstPage, 'contato'] as const) {
    await toggleOf(page).tap();
    await follow(menuOf(page), key);
    await expect(menuOf(page), 'the menu has closed').toHaveCount(0);
    await expect(heading(page), `the heading of ${key} has the focus`).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY), 'the page’s top').toBe(0);
    await page.evaluate(() => scrollTo(0, 300));
    await expect.poll(() => page.evaluate(() => scrollY), 'the page scrolls').toBe(300);
  }
});

test('menu: while it is open, a mouse wheel does not scroll the page below it', async ({
  page,
}) => {
  await visit(page, '/');
  await toggleOf(page).tap();
  await expect(menuOf(page).locator(':focus')).toHaveCount(1);
  await page.mouse.move(200, 600);
  await page.mouse.wheel(0, 400);
  await page.keyboard.press('Escape');
  await expect(menuOf(page)).toHaveCount(0);
  // The first movement of the wheel would have scrolled the page before this one does.
  await page.mouse.wheel(0, 100);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(100);
});

test('menu: Escape closes it and returns the focus to the toggle, every time', async ({ page }) => {
  await visit(page, '/');
  for (const key of ['Enter', 'Space', 'Enter']) {
    await toggleOf(page).focus();
    await page.keyboard.press(key);
    await expect(menuOf(page).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(menuOf(page), 'the menu has closed').toHaveCount(0);
    await expect(toggleOf(page), 'the toggle has the focus').toBeFocused();
    await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'false');
    // Escape must return the focus to the toggle even after a link has moved the focus.
    await page.keyboard.press('Enter');
    await follow(menuOf(page), secondPage);
    await expect(heading(page)).toBeFocused();
    await expect(menuOf(page)).toHaveCount(0);
  }
});

test('menu: Back returns to the previous page and closes it', async ({ page }) => {
  await visit(page, '/');
  await follow(footer(page), firstPage);
  await toggleOf(page).tap();
  await expect(menuOf(page)).toBeVisible();
  await page.goBack();
  await expect(heading(page)).toHaveText(titleOf('home'));
  await expect(menuOf(page), 'the menu has closed').toHaveCount(0);
});

test('menu: closes at its button, and when the window becomes wide', async ({ page }) => {
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

test('header: stays in view when the page scrolls, but not on a phone held sideways', async ({
  page,
}) => {
  await visit(page, paths[firstPage]);
  await page.evaluate(() => scrollTo(0, 600));
  await expect(header(page)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(header(page)).not.toBeInViewport();
});

const names = [
  'Helena Prado',
  'Emma Mwangi Womm',
  'Maria Guilhermina Vasconcelos Montenegro',
  'Pneumoultramicroscopicossilicovulcanocon',
];

for (const site of ['shipped', 'invented'] as const) {
  test.describe(() => {
    test.use({ baseURL: originOf(site) });

    test(`header: shows a name of up to 40 letters whole, and is at most 80 px high (${site})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 800 });
      await visit(page, wordsOf(site).paths.home);
      await toggleOf(page, wordsOf(site)).waitFor();
      for (const width of [320, 360, 390, 768, 1280, 1680]) {
        await page.setViewportSize({ width, height: 800 });
        for (const name of names) {
          const what = `${name} at ${width} px`;
          const { height, fontSize, lines, overlaps } = await page.evaluate(measureHeader, name);
          expect.soft(height, what).toBeLessThanOrEqual(80);
          expect.soft(fontSize, what).toBeGreaterThanOrEqual(16);
          if (width >= 360 && name.length <= 16) expect.soft(lines, what).toBe(1);
          expect.soft([...overlaps, ...(await sidewaysOverflow(page))], what).toEqual([]);
        }
      }
    });
  });
}

/** Replaces the header's words, so that it depends on no copy, and measures the header. */
function measureHeader(name: string) {
  const header = document.querySelector('header') as Element;
  const brand = header.querySelector('a > span') as Element;
  const labels = 'Início,Palestras,Renovare,Elas Venceram,Lumière,Empreendedor Hoje,Depoimentos';
  const words = new Map<Element | null, string | undefined>([
    [brand, name],
    [header.querySelector(':scope > div > div + div > a'), 'Contato'],
    [header.querySelector('[aria-haspopup=dialog]'), 'Menu'],
  ]);
  header.querySelectorAll('nav a').forEach((link, index) => {
    words.set(link, labels.split(',')[index]);
  });
  for (const [element, label] of words) {
    if (element?.lastChild && label) element.lastChild.nodeValue = label;
  }
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

test('header: its link to the contact page is hidden below 480 px', async ({ page }) => {
  await visit(page, '/');
  await page.setViewportSize({ width: 479, height: 844 });
  await expect(linkTo(header(page), 'contato')).toBeHidden();
  await page.setViewportSize({ width: 480, height: 844 });
  await expect(linkTo(header(page), 'contato')).toBeVisible();
});
