import { addressesOf, urlOf } from '../sites.ts';
import { sidewaysOverflow } from './accessibility.ts';
import { expect, phone, test } from './site-page.ts';

test.describe(() => {
  test.use({ ...phone, contextOptions: { reducedMotion: 'reduce' } });

  // use-motion.test.tsx tests what scripts move.
  test('motion: for visitors who prefer reduced motion, styles move nothing', async ({
    page,
    site,
  }) => {
    await site.visit('');
    await site.menuToggle.tap();
    await expect(site.menu).toBeVisible();
    for (const property of ['animation-duration', 'transition-duration']) {
      const read = (all: Element[], name: string) =>
        all.map((element) => getComputedStyle(element).getPropertyValue(name));
      const durations = await page.locator('body *').evaluateAll(read, property);
      expect(new Set(durations), property).toEqual(new Set(['0s']));
    }
  });
});

// These drawings have no words, so the tests find the parts that move by their markup.
for (const [address, what, part, property, last] of [
  ['renovare', 'light fills the leaves', '.cobogo-stage g > path', 'transform', 'none'],
  ['elas-venceram', 'the book’s pages fold', '.cobogo-page', 'transform', 'none'],
  ['lumiere-experience', 'a thread is drawn', 'path[pathLength]', 'stroke-dashoffset', '0px'],
] as const) {
  test(`motion: on ${address}, ${what} when the visitor scrolls there, until the drawing is complete`, async ({
    page,
    site,
  }) => {
    // In a taller window the book is seen at once, and doesn't move.
    await page.setViewportSize({ width: 1280, height: 400 });
    await site.visit(address);
    const drawing = page.locator(part).last();
    await expect(drawing, 'before it is in view').not.toHaveCSS(property, last);
    await drawing.evaluate((it) => it.scrollIntoView());
    await expect(async () => {
      // The light in the leaves moves only while the page scrolls.
      await page.mouse.wheel(0, 100);
      await expect(drawing).toHaveCSS(property, last, { timeout: 100 });
    }).toPass();
  });
}

test('print: a page is printed to its end even before its scripts have loaded', async ({
  page,
  site,
}) => {
  await site.visitBeforeScripts('renovare');
  await page.emulateMedia({ media: 'print' });
  for (const part of await page.locator('main > *, footer').all()) {
    await expect(part).toHaveCSS('content-visibility', 'visible');
  }
});

test.describe('on paper, from a phone', () => {
  // Without a form service, a message is confirmed at once.
  test.use({ ...phone, baseURL: urlOf('development') });

  test('print: an open toast and the open menu are not printed', async ({ page, site }) => {
    await site.visit('contato');
    await site.fillForm();
    await site.submit.tap();
    await expect(site.confirmation).toBeVisible();
    const printed = page.locator('body > *').filter({ visible: true });
    await page.emulateMedia({ media: 'print' });
    await expect(printed).toHaveId('root');
    await page.emulateMedia({ media: 'screen' });
    await site.menuToggle.tap();
    await expect(site.menu).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(printed).toHaveId('root');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expected: [/status of 404/] });

  test('print: no item, quote or card is torn apart by the end of a sheet, and no heading stays alone', async ({
    page,
  }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto('renovare');
    for (const item of await page.locator('main :is(li, article, blockquote)').all()) {
      await expect(item).toHaveCSS('break-inside', 'avoid');
    }
    for (const heading of await page.locator('main :is(h2, h3)').all()) {
      await expect(heading).toHaveCSS('break-after', 'avoid');
    }
  });

  test('print: every page shows its words and the e-mail address, and nothing that only a screen needs', async ({
    page,
  }) => {
    await page.emulateMedia({ media: 'print' });
    // The printed width of A4 paper.
    await page.setViewportSize({ width: 680, height: 960 });
    for (const { address } of addressesOf('fixture')) {
      await page.goto(address);
      const lost = page.locator('main :is(h1, h2, h3)').filter({ visible: false });
      expect(await lost.allTextContents(), `headings missing on paper: ${address}`).toEqual([]);
      const email = page.getByText('cartas+site@davila.art.br').filter({ visible: true });
      await expect(email.last()).toBeVisible();
      const useless = page.locator('header, nav, form, svg, button').filter({ visible: true });
      await expect(useless, `useless on paper: ${address}`).toHaveCount(0);
      expect(await sidewaysOverflow(page), `too wide for the paper: ${address}`).toEqual([]);
    }
  });
});
