import {
  everyAddress,
  expect,
  heading,
  linkTo,
  menuOf,
  phone,
  saveData,
  sidewaysOverflow,
  site,
  test,
  titleOf,
  toggleOf,
  visit,
} from './visit';

test.describe('on a phone', () => {
  test.use(phone);

  test('nothing moves for visitors who prefer reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/');
    await page.evaluate(watchAnimations);
    await toggleOf(page).tap();
    await expect(menuOf(page)).toBeVisible();
    await linkTo(menuOf(page), 'renovare').tap();
    await expect(heading(page)).toHaveText(titleOf('renovare'));
    await expect(menuOf(page)).toHaveCount(0);
    expect(await page.evaluate(() => Object(window).moved), 'what has moved').toEqual([]);
  });
});

/** Collects in `window.moved` which elements have animations that last long enough to be seen. */
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

test.describe('on paper', () => {
  test.use({ expected: [/status of 404/] });

  test('every page prints its words and the e-mail address, without what only a screen needs', async ({
    page,
  }) => {
    await saveData(page);
    await page.emulateMedia({ media: 'print' });
    // The width of the printed area on A4 paper.
    await page.setViewportSize({ width: 680, height: 960 });
    for (const [name, address] of Object.entries(everyAddress)) {
      await visit(page, address);
      await expect(heading(page)).toBeVisible();
      for (const title of await page.getByRole('main').getByRole('heading').all()) {
        await expect(title, `a heading of ${name}`).toBeVisible();
      }
      const contact = page.getByText(site.email).filter({ visible: true }).last();
      await expect(contact).toBeVisible();
      const drawn = await contact.evaluate((text) =>
        text.checkVisibility({ contentVisibilityAuto: true }),
      );
      expect(drawn, `${name} is drawn to its end`).toBe(true);
      const useless = page.locator('header, nav, form, svg, button').filter({ visible: true });
      await expect(useless, `useless on paper: ${name}`).toHaveCount(0);
      expect(await sidewaysOverflow(page), `too wide for the paper: ${name}`).toEqual([]);
    }
  });
});
