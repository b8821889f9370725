import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { languagesSite, outlineSite, shippedSite } from './sites';
import {
  expect,
  followHeaderLink,
  language,
  pages,
  paths,
  saveData,
  sidewaysOverflow,
  test,
  text,
  visit,
} from './visit';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The second is AAA: 7:1 for text, 4.5:1 where it is large. */
const contrast = ['color-contrast', 'color-contrast-enhanced'];

/** What axe has to say about the page as it stands: each rule and the elements that break it. */
async function findings(page: Page, forcedColors = false): Promise<string[]> {
  const rules = contrast.map((rule) => [rule, { enabled: !forcedColors }]);
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: { type: 'tag', values: standards }, rules: Object.fromEntries(rules) })
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** Links, buttons and fields smaller than 44 by 44, or 24 within a sentence. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')]
      .filter((target) => {
        if (!target.checkVisibility({ visibilityProperty: true })) return false;
        const { width, height } = target.getBoundingClientRect();
        const inSentence = getComputedStyle(target).display === 'inline';
        return inSentence ? height < 24 : Math.min(width, height) < 43.5;
      })
      .map((target) => target.outerHTML.slice(0, 120)),
  );
}

/** Line, letter, word and paragraph spacing that a visitor may need (WCAG 1.4.12). */
function spaceOut(page: Page) {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
      p { margin-bottom: 2em !important }`);
    document.adoptedStyleSheets = [sheet];
  });
}

/** A second language, one from right to left, and one that is pretended. */
const otherTags = ['en', 'ar', 'eo'];

const everyAddress = [...Object.entries(paths), ['404', '/nada'] as const];

test.describe('each page', () => {
  test.beforeEach(({ hasTouch }) => test.skip(hasTouch, 'The test sets every width itself.'));
  test.use({ expected: [/status of 404/] });

  for (const [name, address] of everyAddress) {
    test(`${name} is accessible and fits at every width`, async ({ page }) => {
      test.setTimeout(60_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visit(page, address);
      for (const width of [320, 390, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await findings(page), `at ${width} px`).toEqual([]);
        expect(await smallTargets(page), `at ${width} px`).toEqual([]);
        expect(await sidewaysOverflow(page), `at ${width} px`).toEqual([]);
      }

      await page.emulateMedia({ forcedColors: 'active' });
      // The colours are the visitor's own, and axe sees the page's.
      expect(await findings(page, true), 'with forced colours').toEqual([]);
      await page.emulateMedia({ forcedColors: null });

      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect(await sidewaysOverflow(page), 'with text twice as large').toEqual([]);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '';
      });

      await page.setViewportSize({ width: 844, height: 390 });
      expect(await sidewaysOverflow(page), 'on a phone on its side').toEqual([]);

      // As wide as the print on A4 paper.
      await page.setViewportSize({ width: 680, height: 960 });
      await page.emulateMedia({ media: 'print' });
      expect(await sidewaysOverflow(page), 'on paper').toEqual([]);
      await page.emulateMedia({ media: null });

      await spaceOut(page);
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await sidewaysOverflow(page), `spaced out at ${width} px`).toEqual([]);
      }
    });
  }
});

test.describe('in other languages', () => {
  test.beforeEach(({ hasTouch }) => test.skip(hasTouch, 'The test sets every width itself.'));
  test.use({ baseURL: languagesSite.url, expected: [/status of 404/] });

  for (const tag of otherTags) {
    for (const key of [...pages, '404'] as const) {
      test(`${key} in ${tag} is accessible and fits`, async ({ page }) => {
        const { paths } = await language(tag);
        await visit(page, key === '404' ? `${paths.home}/nada` : paths[key]);
        for (const width of [320, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          expect(await findings(page), `at ${width} px`).toEqual([]);
          expect(await smallTargets(page), `at ${width} px`).toEqual([]);
          expect(await sidewaysOverflow(page), `at ${width} px`).toEqual([]);
        }
      });
    }
  }
});

for (const tag of ['pt-BR', ...otherTags]) {
  test.describe(`in ${tag}, every state`, () => {
    test.use({
      baseURL: tag === 'pt-BR' ? shippedSite.url : languagesSite.url,
      expected: [/TypeError|Failed to load|could not be loaded/],
    });
    const wordsIn = async () => (tag === 'pt-BR' ? { paths, text } : await language(tag));

    async function expectAccessible(page: Page) {
      expect(await findings(page)).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
      expect(await sidewaysOverflow(page)).toEqual([]);
    }

    test('the open menu', async ({ page, hasTouch }) => {
      test.skip(!hasTouch, 'Wide screens show a row of links.');
      const { paths, text } = await wordsIn();
      await visit(page, paths.home);
      await page.getByRole('button', { name: text('common.menu.open'), exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.waitForTimeout(400);
      for (const width of [320, 390, 768]) {
        await page.setViewportSize({ width, height: 800 });
        await expectAccessible(page);
      }
    });

    test('the form with mistakes, and the confirmation', async ({ page }) => {
      const { paths, text } = await wordsIn();
      await visit(page, paths.contato);
      const field = (name: string) =>
        page.getByLabel(text(`contato.form.${name}.label`), { exact: true });
      await field('email').fill('ana@');
      const send = page.getByRole('button', { name: text('contato.form.submit') });
      await send.click();
      await expect(field('nome')).toBeFocused();
      await expect(field('nome')).toHaveAccessibleDescription(
        text('contato.form.complaints.missing'),
      );
      await expect(field('email')).toHaveAccessibleDescription(
        text('contato.form.complaints.mistyped'),
      );
      await expect(field('telefone')).not.toHaveAttribute('aria-invalid');
      await expectAccessible(page);

      await field('nome').fill('Ana');
      await expect(field('nome')).not.toHaveAttribute('aria-invalid');
      await field('email').fill('ana@example.com');
      await field('interesse').selectOption('outro');
      await field('mensagem').fill('Olá');
      await send.focus();
      await page.keyboard.press('Enter');
      const status = page.getByRole('status');
      await expect(status).toHaveText(text('contato.form.success_one'));
      // Announced, not thrust upon anybody: and the next Tab reaches it.
      await expect(send).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(status).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: text('common.toast.close') })).toBeFocused();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(status).toHaveCount(0);
      await expect(send).toBeFocused();
    });

    test('the error screen', async ({ page }) => {
      const { paths, text } = await wordsIn();
      await saveData(page);
      await visit(page, paths.home);
      await page.route('**/renovare-*.json', (route) => route.fulfill({ json: {} }));
      await followHeaderLink(page, 'renovare', text);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expectAccessible(page);
    });

    test('the word that there is no network', async ({ page, context }) => {
      const { paths, text } = await wordsIn();
      await saveData(page);
      await visit(page, paths.home);
      await context.setOffline(true);
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: text('common.nav.pages.renovare'), exact: true })
        .click();
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(text('common.offline.title'), { timeout: 10_000 });
      await expectAccessible(page);
    });
  });
}

test.describe('with the keyboard alone', () => {
  test.use({ expected: [/status of 404/] });

  for (const [name, address] of everyAddress) {
    test(`every stop of ${name} shows its focus, clear of the header, there and back`, async ({
      page,
    }) => {
      test.setTimeout(60_000);
      await visit(page, address);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: text('common.skip') })).toBeFocused();
      const stops = await page.evaluate(
        () =>
          [
            ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea'),
          ].filter((stop) => stop.checkVisibility({ visibilityProperty: true })).length,
      );
      const seen: string[] = [];
      for (const direction of ['Tab', 'Shift+Tab']) {
        for (let stop = 1; stop < stops; stop++) {
          await page.keyboard.press(direction);
          seen.push(await page.evaluate(lookAtFocus));
        }
      }
      expect(seen.filter((problem) => problem !== '')).toEqual([]);
    });
  }

  /** What is wrong with where the focus is; nothing, if nothing. */
  function lookAtFocus(): string {
    const { activeElement: element } = document;
    if (!element || element === document.body) return 'the focus is nowhere';
    const { top, bottom } = element.getBoundingClientRect();
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const name = element.textContent || element.id;
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2)
      return `no outline: ${name}`;
    const header = document.querySelector('header');
    const skip = element.matches('a[href^="#"]:first-child');
    if (skip || header?.contains(element)) return '';
    const lowest = header?.getBoundingClientRect().bottom ?? 0;
    // Of a tall field the browser shows the part with the caret.
    const shown = Math.min(bottom, innerHeight) - Math.max(top, lowest);
    return shown < Math.min(44, bottom - top) - 1 ? `out of sight: ${name}` : '';
  }

  test('the menu holds the focus and gives it back, and a choice goes to the new heading alone', async ({
    page,
    hasTouch,
  }) => {
    test.skip(!hasTouch, 'Wide screens show a row of links.');
    await visit(page, '/');
    const toggle = page.getByRole('button', { name: text('common.menu.open'), exact: true });
    const menu = page.getByRole('dialog');
    const stops = pages.length + 1;
    for (let round = 0; round < 2; round++) {
      await toggle.focus();
      await page.keyboard.press('Enter');
      await expect(menu.locator(':focus')).toHaveCount(1);
      for (let stop = 0; stop <= stops; stop++) {
        await page.keyboard.press('Tab');
        await expect(menu.locator(':focus')).toHaveCount(1);
      }
      await page.keyboard.press('Escape');
      await expect(toggle).toBeFocused();
    }

    await page.keyboard.press('Enter');
    await expect(menu.locator(':focus')).toHaveCount(1);
    const heard = await page.evaluateHandle(() => {
      const headings: string[] = [];
      document.addEventListener('focusin', ({ target }) => {
        const { localName, textContent } = target as HTMLElement;
        if (localName !== 'a') headings.push(`${textContent} · ${document.title}`);
      });
      return headings;
    });
    await menu.getByRole('link', { name: text('common.nav.pages.renovare'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.waitForTimeout(600);
    expect(await heard.jsonValue()).toEqual([
      `${text('renovare.hero.title')} · ${text('renovare.meta.title')}`,
    ]);

    // After a choice too, closing without one goes back to the toggle.
    await toggle.click();
    await page.getByRole('button', { name: text('common.menu.close') }).click();
    await expect(toggle).toBeFocused();
    // A choice of the page that is open goes to its heading.
    await toggle.click();
    await menu.getByRole('link', { name: text('common.nav.pages.renovare'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test('a phone on its side keeps its screen for the page', async ({ page, hasTouch }) => {
  test.skip(!hasTouch, 'A phone.');
  await page.setViewportSize({ width: 844, height: 390 });
  await visit(page, paths.renovare);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('banner')).not.toBeInViewport();
});

test('nothing moves for who asks for less motion', async ({ page, hasTouch }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 0)
        .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? String(effect)),
    );
  expect(await moving()).toEqual([]);
  if (hasTouch) {
    await page.getByRole('button', { name: text('common.menu.open'), exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await moving()).toEqual([]);
    await page.keyboard.press('Escape');
  } else await page.getByRole('article').first().hover();
  expect(await moving()).toEqual([]);
  const during = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let most = 0;
        const look = () => {
          most = Math.max(most, document.getAnimations().length);
          if (document.title !== first) resolve(most);
          else requestAnimationFrame(look);
        };
        const first = document.title;
        look();
      }),
  );
  await followHeaderLink(page, 'renovare');
  expect(await during).toBe(0);
});

test.describe('what a screen reader gets, held against the files beside this test', () => {
  test.use({ baseURL: outlineSite.url, expected: [/status of 404|TypeError/] });

  for (const [name, address] of everyAddress) {
    test(`${name} is read as written down`, async ({ page, hasTouch }) => {
      test.skip(hasTouch, 'The same page, but for its menu.');
      await visit(page, name === 'palestrante' ? '/eco-palestrante' : address);
      expect(await page.locator('body').ariaSnapshot()).toMatchSnapshot(`${name}.yml`);
    });
  }

  test('the menu is read as written down', async ({ page, hasTouch }) => {
    test.skip(!hasTouch, 'Wide screens show a row of links.');
    await visit(page, '/');
    // A link to the footer's list until the menu has come.
    await expect(page.getByRole('banner').getByRole('button')).toBeVisible();
    expect(await page.getByRole('banner').ariaSnapshot()).toMatchSnapshot('header-on-a-phone.yml');
    await page.getByRole('banner').getByRole('button').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await page.locator('body').ariaSnapshot()).toMatchSnapshot('menu.yml');
  });
});
