import { expect, firstPage, phone, test, words } from './site-page.ts';

const { pages, paths } = words;

test.describe('on a phone', () => {
  test.use(phone);

  test('motion: nothing moves for visitors who prefer reduced motion', async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await site.visit('/');
    await page.evaluate(watchAnimations);
    await site.toggle.tap();
    await expect(site.menu).toBeVisible();
    await site.linkTo(site.menu, firstPage).tap();
    await site.expectToBeAt(firstPage);
    await expect(site.menu).toHaveCount(0);
    expect(await page.evaluate(() => Object(window).moved), 'what has moved').toEqual([]);
  });
});

function watchAnimations() {
  const moved: string[] = [];
  Object.assign(window, { moved });
  const look = () => {
    for (const { effect } of document.getAnimations()) {
      const { target, pseudoElement } = effect as KeyframeEffect;
      const { duration } = (effect as KeyframeEffect).getComputedTiming();
      if (Number(duration) > 1) moved.push(`${target?.localName}${pseudoElement ?? ''}`);
    }
    requestAnimationFrame(look);
  };
  look();
}

const movements: Record<string, Record<'what' | 'part' | 'by', string>> = {
  renovare: { what: 'light fills the leaves', part: '.cobogo-stage g > path', by: 'transform' },
  'elas-venceram': { what: 'the book’s pages fold', part: '.cobogo-page', by: 'transform' },
  'lumiere-experience': {
    what: 'a thread is drawn through the rooms',
    part: 'path[pathLength]',
    by: 'stroke-dashoffset',
  },
};

test.describe('in a low window', () => {
  // In a taller window the book is seen at once, and doesn't move.
  test.use({ viewport: { width: 1280, height: 600 } });

  for (const name of pages) {
    const movement = movements[name];
    if (!movement) continue;
    const { what, part, by } = movement;
    test(`motion: on ${name}, ${what} when the visitor scrolls there, until the drawing is complete`, async ({
      page,
      site,
    }) => {
      test.skip(part === '.cobogo-page' && !words.hasBookPages, 'The book has no pages.');
      await site.visit(paths[name]);
      const drawing = page.locator(part).last();
      const now = () =>
        drawing.evaluate((it, name) => getComputedStyle(it).getPropertyValue(name), by);
      const last = by === 'transform' ? 'none' : '0px';
      await expect.poll(now, `${by} before the drawing is in view`).not.toBe(last);
      await drawing.evaluate((it) => it.scrollIntoView());
      // The light in the leaves moves only while the page scrolls.
      const scrollOn = () => page.mouse.wheel(0, 100).then(now);
      await expect.poll(scrollOn, `${by} at the end of the movement`).toBe(last);
    });
  }
});

test('print: a page is printed to its end even before its scripts have loaded', async ({
  page,
  site,
}) => {
  await site.visitBeforeScripts(paths[firstPage]);
  await page.emulateMedia({ media: 'print' });
  const sections = page.locator('main > *, footer');
  const how = await sections.evaluateAll((parts) =>
    parts.map((part) => getComputedStyle(part).contentVisibility),
  );
  expect(new Set(how)).toEqual(new Set(['visible']));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expected: [/status of 404/] });

  test('print: every page shows its words and the e-mail address, and nothing that only a screen needs', async ({
    page,
    site,
  }) => {
    await page.emulateMedia({ media: 'print' });
    // The printed width of A4 paper.
    await page.setViewportSize({ width: 680, height: 960 });
    for (const [name, address] of Object.entries({ ...paths, '404': '/nada' })) {
      await page.goto(address);
      const lost = page.locator('main :is(h1, h2, h3)').filter({ visible: false });
      expect(await lost.allTextContents(), `headings missing on paper: ${name}`).toEqual([]);
      await expect(page.getByText(words.site.email).filter({ visible: true }).last()).toBeVisible();
      const useless = page.locator('header, nav, form, svg, button').filter({ visible: true });
      await expect(useless, `useless on paper: ${name}`).toHaveCount(0);
      expect(await site.sidewaysOverflow(), `too wide for the paper: ${name}`).toEqual([]);
    }
  });
});
