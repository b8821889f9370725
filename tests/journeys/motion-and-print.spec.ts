import type { Page } from '@playwright/test';
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
    expect(await moving(page), 'on the page').toEqual([]);
    await toggleOf(page).tap();
    await expect(menuOf(page)).toBeVisible();
    expect(await moving(page), 'as the menu opens').toEqual([]);
    const watched = page.evaluate(watchUntilTitleChanges);
    await linkTo(menuOf(page), 'renovare').tap();
    await expect(heading(page)).toHaveText(titleOf('renovare'));
    expect(await watched, 'as the page changes').toEqual([]);
  });
});

const moving = (page: Page) => page.evaluate(findMovements);

/** Animations that last long enough to be seen. */
function findMovements(): string[] {
  return document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
    .map(({ effect }) => {
      const { target, pseudoElement } = effect as KeyframeEffect;
      return `${target?.localName}${pseudoElement ?? ''}`;
    });
}

function watchUntilTitleChanges(): Promise<string[]> {
  const first = document.title;
  const seen = new Set<string>();
  return new Promise((resolve) => {
    const look = () => {
      for (const { effect } of document.getAnimations()) {
        const { target, pseudoElement } = effect as KeyframeEffect;
        if (Number(effect?.getComputedTiming().duration) > 1)
          seen.add(`${target?.localName}${pseudoElement ?? ''}`);
      }
      if (document.title !== first) resolve([...seen]);
      else requestAnimationFrame(look);
    };
    look();
  });
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
