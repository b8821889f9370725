import { expect, test } from './site-page.ts';

test('keyboard: the first Tab stop is a link past the header to the content', async ({
  page,
  site,
}) => {
  await site.visit('renovare');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Ir direto ao texto' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  const before = await page.evaluate(() => history.length);
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => history.length), 'entries of the history').toBe(before);
  await expect(site.heading).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(site.linkTo(site.main, 'Guardar uma cadeira')).toBeFocused();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await skip.press('Enter');
  await expect(site.heading).toBeInViewport({ ratio: 1 });
});

test('keyboard: after a click on any words, Tab goes on from there, also where a link led before', async ({
  page,
  site,
}) => {
  await site.visit('');
  await site.linkTo(site.main, 'Ver o que fazemos').click();
  const section = page.getByRole('region', { name: 'Três jeitos de entrar' });
  await section.getByRole('article').last().getByRole('heading').click();
  await page.keyboard.press('Tab');
  await expect(section.getByRole('link').last()).toBeFocused();
  await site.follow(site.header, 'Escrever');
  await page.getByText('Só se quiser uma ligação.').click();
  await page.keyboard.press('Tab');
  await expect(site.field('Assunto da carta *')).toBeFocused();
  await expect(page.locator(':is(main, section, h1)[tabindex]')).toHaveCount(0);
});

test('keyboard: each Tab stop has an outline and is in view, forwards and backwards', async ({
  page,
  site,
}) => {
  for (const address of ['', 'contato']) {
    await site.visit(address);
    const stops = await page
      .locator('a[href], button, input, select, textarea')
      .filter({ visible: true })
      .count();
    const seen: string[] = [];
    for (const [key, times] of Object.entries({ Tab: stops, 'Shift+Tab': stops - 1 })) {
      for (let time = 0; time < times; time++) {
        await page.keyboard.press(key);
        seen.push(await page.evaluate(lookAtFocus));
      }
    }
    expect(seen.filter(Boolean), `faults at the Tab stops of ${address}`).toEqual([]);
  }
});

function lookAtFocus(): string {
  const { activeElement: element } = document;
  if (!element || element === document.body) return 'the focus is nowhere';
  const { top, bottom } = element.getBoundingClientRect();
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const name = element.textContent || element.id;
  if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) return `no outline: ${name}`;
  const header = document.querySelector('header');
  const skip = element.matches('a[href^="#"]:first-child');
  if (skip || header?.contains(element)) return '';
  const lowest = header?.getBoundingClientRect().bottom ?? 0;
  // If a field is tall, the browser scrolls only the part with the caret into view.
  const shown = Math.min(bottom, innerHeight) - Math.max(top, lowest);
  return shown < Math.min(44, bottom - top) - 1 ? `out of sight: ${name}` : '';
}
