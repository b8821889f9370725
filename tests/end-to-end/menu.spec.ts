import { menuPages } from '../../src/content/pages.ts';
import { originOf, wordsOf } from '../sites.ts';
import {
  expect,
  firstPage,
  heading,
  linkTo,
  menuOf,
  paths,
  phone,
  secondPage,
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
  const labels = menuPages.map((key) => text(`${key}.meta.label`));
  await expect(menuOf(page).getByRole('link')).toHaveText(labels);
});

test('menu: choosing a page, even the current one, closes it and focuses the page’s heading', async ({
  page,
}) => {
  await visit(page, '/');
  for (const key of [firstPage, firstPage, 'contato'] as const) {
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
    // Even after this, Escape must return the focus to the toggle.
    await page.keyboard.press('Enter');
    await linkTo(menuOf(page), secondPage).tap();
    await expect(heading(page)).toBeFocused();
    await expect(menuOf(page)).toHaveCount(0);
  }
});

test('menu: Back returns to the previous page and closes it', async ({ page }) => {
  await visit(page, '/');
  await linkTo(page.getByRole('contentinfo'), firstPage).tap();
  await expect(heading(page)).toHaveText(titleOf(firstPage));
  await toggleOf(page).tap();
  await expect(menuOf(page)).toBeVisible();
  await page.goBack();
  await expect(heading(page)).toHaveText(titleOf('home'));
  await expect(menuOf(page), 'the menu has closed').toHaveCount(0);
});

test('menu: its button closes it, and so does a screen that becomes wide', async ({ page }) => {
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

test('header: on a phone held sideways it scrolls away, and leaves the screen to the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await visit(page, paths[firstPage]);
  await expect(page.getByRole('banner')).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 600));
  await expect(page.getByRole('banner')).not.toBeInViewport();
});

const letters40 = 'Maria Guilhermina Vasconcelos Montenegro';
const names = [
  'Helena Prado',
  'Emma Mwangi Womm',
  letters40,
  'Pneumoultramicroscopicossilicovulcanocon',
];

/** With one language and with three. */
for (const site of ['shipped', 'world'] as const) {
  test.describe(() => {
    test.use({ baseURL: originOf(site) });

    test(`${site}: the header shows a name of up to 40 letters whole, and is at most 80 px high`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 800 });
      await visit(page, wordsOf(site).paths.home);
      await toggleOf(page, wordsOf(site)).waitFor();
      for (const width of [320, 360, 390, 768, 1280, 1680]) {
        await page.setViewportSize({ width, height: 800 });
        for (const name of names) {
          const { lines, ...header } = await page.evaluate(headerOf, name);
          expect.soft(header, `${name} at ${width} px`).toEqual({ tooHigh: 0, small: [], bad: [] });
          if (width >= 360 && name.length <= 16) expect.soft(lines, `${name}, ${width} px`).toBe(1);
        }
      }
    });
  });
}

/** Replaces the header's words, so that they depend on no copy, and looks at them. */
function headerOf(name: string) {
  const write = (words: string, element: Element | null) => {
    const text = [...(element?.childNodes ?? [])].find((node) => node.nodeType === Node.TEXT_NODE);
    if (text) text.nodeValue = words;
  };
  const header = document.querySelector('header') as Element;
  const labels = 'Início,Palestras,Renovare,Elas Venceram,Lumière,Empreendedor Hoje,Depoimentos';
  header.querySelectorAll('nav a').forEach((link, index) => {
    write(labels.split(',')[index] ?? '', link);
  });
  write('Contato', header.querySelector(':scope > div > div + div > a'));
  write('Menu', header.querySelector('[aria-haspopup=dialog]'));
  const brand = header.querySelector('a > span') as Element;
  write(name, brand);
  const range = document.createRange();
  range.selectNodeContents(brand);

  const shown = [...header.querySelectorAll('a, button')].filter((each) =>
    each.checkVisibility({ visibilityProperty: true }),
  );
  const bad = shown.filter((each, index) => {
    const box = each.getBoundingClientRect();
    const isCut = box.left < 0 || box.right > innerWidth || each.scrollWidth > each.clientWidth + 1;
    return (
      isCut ||
      shown.slice(index + 1).some((other) => {
        const { left, right, top, bottom } = other.getBoundingClientRect();
        return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
      })
    );
  });
  const words = [brand, ...shown].filter((each) => each.textContent);
  return {
    lines: new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size,
    tooHigh: Math.max(header.getBoundingClientRect().height - 80, 0),
    small: words.filter((each) => Number.parseFloat(getComputedStyle(each).fontSize) < 16),
    bad: bad.map((each) => `“${each.textContent}” is cut off or over something`),
  };
}

test('below 480 px the header has no action, and the menu leads to the contact page', async ({
  page,
}) => {
  await visit(page, '/');
  const action = linkTo(page.getByRole('banner'), 'contato');
  await page.setViewportSize({ width: 479, height: 844 });
  await expect(action).toBeHidden();
  await toggleOf(page).tap();
  await expect(linkTo(menuOf(page), 'contato')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 480, height: 844 });
  await expect(action).toBeVisible();
});
