import { pages } from '../../src/content/pages.ts';
import type { PageKey } from '../../src/content/resources.ts';
import { accents } from '../../src/theme/colors.ts';
import { originOf, wordsOf } from '../sites.ts';
import { isShipped } from '../words.ts';
import { barriers } from './accessibility.ts';
import {
  expect,
  fillForm,
  firstPage,
  heading,
  hydrated,
  paths,
  rendered,
  saveData,
  sidewaysOverflow,
  site,
  submitOf,
  test,
  toastOf,
  visit,
  visitBeforeScripts,
} from './visit.ts';

test.describe('in development mode, where React reports every hydration difference', () => {
  test.use({ baseURL: originOf('development') });

  const addresses = { ...wordsOf('development').paths, '404': '/nada/aqui' };
  for (const [name, address] of Object.entries(addresses)) {
    test.describe(() => {
      test.use({ expected: name === '404' ? [/status of 404/] : [] });

      test(`${name}: hydrates without differences, is accessible and fits, from phones to wide screens`, async ({
        page,
      }) => {
        await saveData(page);
        await page.setViewportSize({ width: 390, height: 844 });
        const response = await visit(page, address);
        expect(response?.status(), address).toBe(name === '404' ? 404 : 200);
        const action = page.getByRole('main').locator('a, input').first();
        for (const part of isShipped ? [heading(page), action] : [heading(page)]) {
          await expect.soft(part, 'the first screen').toBeInViewport({ ratio: 1 });
        }
        await rendered(page);
        const { accent } = pages[name === '404' ? 'home' : (name as PageKey)];
        expect.soft(await page.evaluate(groundsOfActions)).toContain(rgb(accents[accent].solid));
        // Phones, and just above the theme's breakpoints, where columns are narrowest.
        for (const width of [320, 390, 768, 1100, 1280]) {
          await page.setViewportSize({ width, height: 844 });
          const found = [
            ...(await sidewaysOverflow(page)),
            ...(width > 320 ? await page.evaluate(brokenWords) : []),
            ...([320, 1280].includes(width) ? await barriers(page) : []),
          ];
          expect.soft(found, `${name} at ${width} px`).toEqual([]);
        }
        expect.soft(await page.evaluate(lostLists), 'no lists for VoiceOver').toEqual([]);
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%';
        });
        for (const width of [1280, 320]) {
          await page.setViewportSize({ width, height: 844 });
          const found = await sidewaysOverflow(page);
          expect.soft(found, `${name} with text twice as large at ${width} px`).toEqual([]);
        }
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '';
        });
        // The least that WCAG 1.4.12 lets readers set.
        const spacing = 'line-height: 1.5; letter-spacing: 0.12em; word-spacing: 0.16em';
        await page.addStyleTag({ content: `* { ${spacing} } p { margin-bottom: 2em }` });
        expect.soft(await sidewaysOverflow(page), `${name} with wide text`).toEqual([]);
        await page.emulateMedia({ forcedColors: 'active' });
        expect.soft(await page.evaluate(withoutFrame), `${name} in forced colours`).toEqual([]);
      });
    });
  }
});

test('on a phone, the first action is in view below a name of 40 letters and a date', async ({
  page,
}) => {
  test.skip(!isShipped, 'This copy may be longer.');
  await page.setViewportSize({ width: 390, height: 844 });
  for (const key of ['lumiere-experience', 'renovare', 'palestrante'] as const) {
    await visit(page, paths[key]);
    await page.evaluate((name) => {
      const lead = document.querySelector('h1 + p') as HTMLElement;
      for (const words of [document.querySelector('header a > span'), lead]) {
        if (words)
          words.textContent = words.textContent.replace(
            name,
            'Maria Guilhermina Vasconcelos Montenegro',
          );
      }
      const date = lead.cloneNode() as HTMLElement;
      date.style.marginTop = '1rem';
      date.textContent =
        'Próxima data: sexta-feira, 28 de setembro de 2096, às 19h · Teatro Municipal de São José dos Campos';
      lead.after(date);
    }, site.name);
    const action = page.getByRole('main').getByRole('link').first();
    await expect.soft(action, key).toBeInViewport({ ratio: 1 });
  }
});

test('page: is painted before the browser fetches its scripts, and its copy comes with them', async ({
  page,
}) => {
  await visit(page, paths[firstPage]);
  const { painted, fetched, copyIsAskedForBy } = await page.evaluate(() => {
    const { preload, copy, page } = JSON.parse(
      document.getElementById('page-data')?.textContent ?? '',
    );
    const fetchOf = (file: string) => {
      const [entry] = performance.getEntriesByName(new URL(file, location.href).href);
      return entry as PerformanceResourceTiming | undefined;
    };
    return {
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      fetched: Math.min(...(preload as string[]).map((script) => fetchOf(script)?.startTime ?? 0)),
      copyIsAskedForBy: [copy.common, copy[page]].map((file) => fetchOf(file)?.initiatorType),
    };
  });
  expect(fetched, 'when the first script was asked for, in ms').toBeGreaterThan(painted);
  // A script would first have to load.
  expect(new Set(copyIsAskedForBy)).toEqual(new Set(['link']));
});

test('storage: keeps nothing but scroll positions, not even from the form', async ({ page }) => {
  await visit(page, paths.contato);
  await fillForm(page);
  await submitOf(page).click();
  await expect(toastOf(page)).toBeVisible();
  // Leaving stores the scroll position.
  await page.reload();
  await hydrated(page);
  const kept = await page.evaluate(() => [Object.keys(sessionStorage), Object.keys(localStorage)]);
  expect(kept).toEqual([[expect.stringContaining('scroll')], []]);
});

const groundsOfActions = () =>
  [...document.querySelectorAll('main :is(a, button)')].map(
    (action) => getComputedStyle(action).backgroundColor,
  );

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(', ')})`;

/** Buttons and fields that only their ground would show, which forced colours take away. */
function withoutFrame(): string[] {
  const pixels = (control: Element, style: 'paddingLeft' | 'borderTopWidth') =>
    Number.parseFloat(getComputedStyle(control)[style]);
  // Links in a sentence have no padding.
  return [...document.querySelectorAll('main :is(a, button, input, select, textarea)')]
    .filter((each) => pixels(each, 'paddingLeft') >= 12 && pixels(each, 'borderTopWidth') === 0)
    .map((control) => control.outerHTML.slice(0, 120));
}

/** Safari ignores lists without markers, unless they have a role. */
function lostLists(): string[] {
  return [...document.querySelectorAll('ul, ol')]
    .filter((list) => getComputedStyle(list).listStyleType === 'none')
    .filter((list) => list.getAttribute('role') !== 'list')
    .map((list) => list.textContent.slice(0, 60));
}

/** Words broken across lines. Links may be, because some are web addresses. */
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

test('item: a long word of its title keeps to one line beside its picture', async ({ page }) => {
  // Later, React would notice the other words.
  await visitBeforeScripts(page, '/');
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  const title = page.getByRole('heading', { level: 3 }).first();
  await title.scrollIntoViewIfNeeded();
  const height = (words: string) =>
    title.evaluate((heading, words) => {
      heading.textContent = words;
      return heading.clientHeight;
    }, words);
  expect(await height('Unternehmerinnen')).toBe(await height('Eu'));
});
