import { isShipped } from '../../tools/copy/index.ts';
import { originOf, wordsOf } from '../sites.ts';
import { barriers } from './accessibility.ts';
import { expect, firstPage, test, words } from './site-page.ts';

const { paths } = words;

test.describe(() => {
  // React reports all hydration differences only in development mode.
  test.use({ baseURL: originOf('development') });

  const addresses = { ...wordsOf('development').paths, '404': '/nada/aqui' };
  for (const [name, address] of Object.entries(addresses)) {
    test.describe(() => {
      test.use({ expected: name === '404' ? [/status of 404/] : [] });

      test(`page: ${name} hydrates without differences, and is accessible and fits at every width`, async ({
        page,
        site,
      }) => {
        await site.saveData();
        await page.setViewportSize({ width: 390, height: 844 });
        const response = await site.visit(address);
        expect(response?.status(), address).toBe(name === '404' ? 404 : 200);
        const action = site.main.locator('a, input').first();
        for (const part of isShipped ? [site.heading, action] : [site.heading]) {
          await expect.soft(part, 'visible without scrolling').toBeInViewport({ ratio: 1 });
        }
        await site.untilRendered();
        // Widths of phones, and widths at the theme's breakpoints, where columns are narrowest.
        for (const width of [320, 390, 768, 1100, 1280]) {
          await page.setViewportSize({ width, height: 844 });
          const found = [
            ...(await site.sidewaysOverflow()),
            ...(width > 320 ? await page.evaluate(brokenWords) : []),
            ...([320, 1280].includes(width) ? await barriers(page) : []),
          ];
          expect.soft(found, `${name} at ${width} px`).toEqual([]);
        }
        expect.soft(await page.evaluate(lostLists), 'lists without a role').toEqual([]);
        // WCAG 1.4.4 demands that text can be doubled in size, and 1.4.12 demands this spacing.
        for (const content of [
          ':root { font-size: 200% }',
          '* { line-height: 1.5; letter-spacing: 0.12em; word-spacing: 0.16em } p { margin-bottom: 2em }',
        ]) {
          const style = await page.addStyleTag({ content });
          for (const width of [1280, 320]) {
            await page.setViewportSize({ width, height: 844 });
            expect.soft(await site.sidewaysOverflow(), `${content} at ${width} px`).toEqual([]);
          }
          await style.evaluate((tag) => tag.parentNode?.removeChild(tag));
        }
        await page.emulateMedia({ forcedColors: 'active' });
        expect.soft(await page.evaluate(withoutFrame), `${name} in forced colours`).toEqual([]);
      });
    });
  }
});

test('page: on a phone, its first button is in view even if the name has 40 letters and a date is announced', async ({
  page,
  site,
}) => {
  test.skip(!isShipped, 'Another owner’s texts may be longer.');
  await page.setViewportSize({ width: 390, height: 844 });
  for (const key of ['lumiere-experience', 'renovare', 'palestrante'] as const) {
    await site.visit(paths[key]);
    await page.evaluate((name) => {
      const lead = document.querySelector('h1 + p') as HTMLElement;
      lead.append(' Próxima data: 28 de setembro, em São José dos Campos. Ingressos à venda.');
      const longName = 'Maria Guilhermina Vasconcelos Montenegro';
      for (const element of [document.querySelector('header a > span') as Element, lead]) {
        element.textContent = element.textContent.replace(name, longName);
      }
    }, words.site.name);
    const action = site.main.getByRole('link').first();
    await expect.soft(action, key).toBeInViewport({ ratio: 1 });
  }
});

test('page: is painted while its scripts are held back, and its copy is preloaded', async ({
  page,
  site,
}) => {
  const release = await site.visitBeforeScripts(paths[firstPage]);
  const painted = () =>
    page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
  await expect.poll(painted).toBe(1);
  release();
  await site.untilHydrated();
  const copy = page.locator('link[rel=preload][as=fetch]');
  const askedForBy = await copy.evaluateAll((links) =>
    links.map((link) => {
      const [file] = performance.getEntriesByName((link as HTMLLinkElement).href);
      return (file as PerformanceResourceTiming).initiatorType;
    }),
  );
  expect(askedForBy, 'what asked for the two files of copy').toEqual(['link', 'link']);
});

test('storage: holds only scroll positions, even after a message', async ({ page, site }) => {
  await site.visit(paths.contato);
  await site.fillForm();
  await site.submit.click();
  await expect(site.toast).toBeVisible();
  await page.reload();
  await site.untilHydrated();
  const kept = await page.evaluate(() => [Object.keys(sessionStorage), Object.keys(localStorage)]);
  expect(kept).toEqual([[expect.stringContaining('scroll')], []]);
});

/** Lists buttons and fields without a border. In forced colours, their background is invisible. */
function withoutFrame(): string[] {
  const pixels = (control: Element, style: 'paddingLeft' | 'borderTopWidth') =>
    Number.parseFloat(getComputedStyle(control)[style]);
  // Links in a sentence, which need no border, have no padding.
  return [...document.querySelectorAll('main :is(a, button, input, select, textarea)')]
    .filter((each) => pixels(each, 'paddingLeft') >= 12 && pixels(each, 'borderTopWidth') === 0)
    .map((control) => control.outerHTML.slice(0, 120));
}

/** Finds lists without markers and role, which Safari doesn't announce as lists. */
function lostLists(): string[] {
  return [...document.querySelectorAll('ul, ol')]
    .filter((list) => getComputedStyle(list).listStyleType === 'none')
    .filter((list) => list.getAttribute('role') !== 'list')
    .map((list) => list.textContent.slice(0, 60));
}

function brokenWords(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const element = text.parentElement;
    if (!element || element.closest('a, script, noscript')) continue;
    for (const { 0: word, index } of text.data.matchAll(/\p{L}{2,}/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const tops = [...range.getClientRects()].map(({ top }) => top);
      if (Math.max(...tops) - Math.min(...tops) > 4) {
        broken.push(`<${element.localName}> “${text.data.slice(0, 60)}” breaks “${word}”`);
      }
    }
  }
  return broken;
}
