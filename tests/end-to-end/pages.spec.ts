import type { Page } from '@playwright/test';
import { addressesOf, urlOf } from '../sites.ts';
import { barriers, sidewaysOverflow, stretch } from './accessibility.ts';
import { expect, test } from './site-page.ts';

const sites = [
  // React reports all hydration differences only in development mode.
  { name: 'development', pages: addressesOf('fixture') },
  { name: 'shipped', pages: addressesOf('shipped') },
  // The only page that differs if there is a form service.
  { name: 'fixture', pages: addressesOf('fixture').filter(({ page }) => /^contato/.test(page)) },
] as const;

for (const { name, pages } of sites) {
  for (const { page: title, address, status } of pages) {
    test.describe(() => {
      test.use({
        baseURL: urlOf(name),
        expected: status === 404 ? [/status of 404/] : [],
      });

      test(`page: ${title} of the ${name} site hydrates without differences, and is accessible and fits at every width`, async ({
        page,
        site,
      }) => {
        await site.saveData();
        await page.setViewportSize({ width: 390, height: 844 });
        const response = await site.visit(address);
        expect(response?.status(), address).toBe(status);
        await expect.soft(site.heading, 'visible without scrolling').toBeInViewport({ ratio: 1 });
        // Widths of phones, and widths at the theme's breakpoints, where columns are narrowest.
        for (const width of [320, 390, 768, 1100, 1280]) {
          await page.setViewportSize({ width, height: 844 });
          const found = [
            ...(await sidewaysOverflow(page)),
            ...(width > 320 ? await page.evaluate(brokenWords) : []),
            ...([320, 1280].includes(width) ? await barriers(page) : []),
          ];
          expect.soft(found, `${width} px`).toEqual([]);
        }
        expect.soft(await page.evaluate(lostLists), 'lists without a role').toEqual([]);
        // WCAG 1.4.4 demands that text can be doubled in size, and 1.4.12 demands this spacing.
        for (const content of [
          ':root { font-size: 200% }',
          '* { line-height: 1.5; letter-spacing: 0.12em; word-spacing: 0.16em } p { margin-bottom: 2em }',
        ]) {
          const style = await page.addStyleTag({ content });
          await expectToFit(page, content);
          await style.evaluate((tag) => tag.parentNode?.removeChild(tag));
        }
        await page.emulateMedia({ forcedColors: 'active' });
        expect.soft(await page.evaluate(withoutFrame), 'in forced colours').toEqual([]);
        await stretch(page);
        await expectToFit(page, 'with long words and lists');
      });
    });
  }
}

async function expectToFit(page: Page, what: string) {
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await sidewaysOverflow(page), `${what} at ${width} px`).toEqual([]);
  }
}

test('page: on a phone, its first button is in view even if the name has 40 letters and the lead announces a date', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const address of ['renovare', 'lumiere-experience', 'conceicao-e-filhas-palestrante']) {
    await site.visit(address);
    // As many words as the shipped pages have.
    await page.evaluate(() => {
      const write = (selector: string, words: string) => {
        (document.querySelector(selector) as Element).textContent = words;
      };
      write('header a > span', 'Maria Guilhermina Vasconcelos Montenegro');
      write('h1', 'Um evento em que a conversa tem hora marcada');
      write(
        'h1 + p',
        'Maria Guilhermina Vasconcelos Montenegro recebe você num coquetel; depois vêm o palco e as rodas de conversa. Você pode vir sozinha e, se preferir, só ouvir. Próxima data: sexta-feira, 28 de setembro de 2096, às 19h, no Teatro Municipal de São José dos Campos.',
      );
    });
    await expect.soft(site.main.getByRole('link').first(), address).toBeInViewport({ ratio: 1 });
  }
});

test('look: quotes stand in quote marks, and figures are light words on a dark ground', async ({
  page,
  site,
}) => {
  await site.visit('');
  const marks = await page.getByText('Li em voz alta e chorei de rir.').evaluate((quote) => {
    return ['::before', '::after'].map((part) => getComputedStyle(quote, part).content);
  });
  expect(marks).toEqual(['open-quote', 'close-quote']);
  const figures = page.getByRole('region', { name: 'A conta do carteiro' });
  const [words = 0, ground = 0] = await figures.evaluate((section) => {
    const { color, backgroundColor } = getComputedStyle(section);
    // The sum of red, green and blue.
    return [color, backgroundColor].map((each) =>
      (each.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0),
    );
  });
  expect(words).toBeGreaterThan(600);
  expect(ground).toBeLessThan(200);
});

test('typefaces: have the letters of Polish, Czech, Turkish, Hungarian and Romanian', async ({
  page,
  site,
}) => {
  await site.visit('');
  for (const font of ['600 99px heading', 'italic 500 99px heading', '400 99px body']) {
    const widths = await page.evaluate(async (name) => {
      const text = 'ąćęłńśźż ďěňřšťůž ğıİşç őű ășț';
      await document.fonts.load(name, text);
      const context = document.createElement('canvas').getContext('2d');
      return ['serif', 'monospace'].map((fallback) => {
        Object.assign(context ?? {}, { font: `${name}, ${fallback}` });
        return context?.measureText(text).width;
      });
    }, font);
    expect(widths[0], `${font}: width, whatever the fallback`).toBe(widths[1]);
  }
});

test('Ikigai: the words of the drawing are hidden if they are too large for its circles', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await site.visit('conceicao-e-filhas-palestrante');
  const words = page.locator('.cobogo-ikigai p').filter({ visible: true });
  await expect(words).toHaveText(['o amor', 'a letra', 'o selo', 'o troco']);
  await page.addStyleTag({ content: ':root { font-size: 200% }' });
  await expect(words).toHaveCount(0);
});

test('page: is painted while its scripts are held back, and its texts are preloaded', async ({
  page,
  site,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    asked.push(request.url().replace(/^.*\/assets\/|-[\w-]{8}\.js$/g, ''));
  });
  // This script imports the texts.
  const release = await site.hold('**/assets/client-*.js');
  await page.goto('renovare', { waitUntil: 'commit' });
  const painted = () =>
    page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
  await expect.poll(painted).toBe(1);
  await expect
    .poll(() => asked)
    .toEqual(expect.arrayContaining(['pt-BR/common', 'pt-BR/renovare']));
  release();
  await site.untilHydrated();
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

/**
 * Finds lists without markers and role. Safari doesn't announce them as lists, which is intended
 * (WebKit's bug 170179, January 2019). Chakra's `List.Root` sets the role.
 */
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
