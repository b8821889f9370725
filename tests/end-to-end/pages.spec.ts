import { addressesOf, urlOf } from '../sites.ts';
import { barriers, sidewaysOverflow } from './accessibility.ts';
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
      test.use({ baseURL: urlOf(name), expected: status === 404 ? [/status of 404/] : [] });

      test(`page: ${title} of the ${name} site hydrates without differences, and is accessible and fits at every width`, async ({
        page,
        site,
      }) => {
        await site.saveData();
        await page.setViewportSize({ width: 390, height: 844 });
        const response = await site.visit(address);
        expect(response?.status(), address).toBe(status);
        await expect.soft(site.heading, 'visible without scrolling').toBeInViewport({ ratio: 1 });
        const expectToFit = async (what: string, widths: number[]) => {
          for (const width of widths) {
            await page.setViewportSize({ width, height: 844 });
            expect.soft(await sidewaysOverflow(page), `${what} at ${width} px`).toEqual([]);
          }
        };
        // Widths of phones, and widths at the theme's breakpoints, where columns are narrowest.
        await expectToFit('page', [390, 768, 1100, 1280, 320]);
        expect.soft(await barriers(page), 'on a phone').toEqual([]);
        await page.setViewportSize({ width: 1280, height: 844 });
        expect.soft(await barriers(page), 'on a computer').toEqual([]);
        // WCAG 1.4.4 demands that text can be doubled in size, and 1.4.12 demands this spacing.
        for (const content of [
          ':root { font-size: 200% }',
          '* { line-height: 1.5; letter-spacing: 0.12em; word-spacing: 0.16em } p { margin-bottom: 2em }',
        ]) {
          const style = await page.addStyleTag({ content });
          await expectToFit(content, [1280, 320]);
          await style.evaluate((tag) => tag.parentNode?.removeChild(tag));
        }
        await page.emulateMedia({ forcedColors: 'active' });
        expect.soft(await page.evaluate(withoutFrame), 'in forced colours').toEqual([]);
      });
    });
  }
}

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
