import { arabic } from '../fixtures/arabic.ts';
import { expect, phone, test } from './site-page.ts';

test('Arabic: drawings that have a direction are mirrored, and in Portuguese they are not', async ({
  page,
  site,
}) => {
  // The class is also what drawings.test.tsx looks for, because drawings have no words.
  const drawing = page.locator('svg.directional:visible').first();
  await site.visit('elas-venceram');
  await expect(drawing).toHaveCSS('transform', 'none');
  await site.visit('ar/elas-venceram');
  await expect(drawing).toHaveCSS('transform', 'matrix(-1, 0, 0, 1, 0, 0)');
});

test('language switcher: opens below the header, even if that wraps, and leads to the same page, from which Back returns', async ({
  page,
  site,
}) => {
  await site.visit('elas-venceram');
  const link = site.linkTo(site.header, 'العربية');
  await expect(link).toBeHidden();
  await page.addStyleTag({ content: ':root { font-size: 200% }' });
  await page.evaluate(() => scrollTo(0, 600));
  await site.header.getByRole('button', { name: 'Línguas' }).click();
  const list = await site.header.locator('[popover]').boundingBox();
  const header = await site.header.boundingBox();
  expect(header?.height).toBeGreaterThan(128);
  expect(list?.y).toBe(header?.height);
  await link.click();
  await expect(page).toHaveURL('ar/elas-venceram');
  await expect(site.heading).toHaveText(arabic('Falta a sua carta neste livro'));
  await site.untilHydrated();
  await page.goBack();
  await expect(site.heading).toHaveText('Falta a sua carta neste livro');
});

test.describe(() => {
  test.use({ ...phone, expected: [/request to another host/] });

  test('Arabic: the menu leads to pages and languages, and the form confirms a message', async ({
    page,
    site,
  }) => {
    await site.visit('ar');
    // Letter spacing would separate joined letters, and Arabic has no italics.
    await expect(site.heading).toHaveCSS('letter-spacing', 'normal');
    await expect(page.locator('blockquote').first()).toHaveCSS('font-synthesis-style', 'none');
    const toggle = page.getByRole('button', { name: arabic('Índice') });
    const menu = page.getByRole('dialog', { name: arabic('Por onde ir') });
    await toggle.tap();
    await expect(menu).toBeInViewport({ ratio: 1 });
    await expect(menu).toHaveAttribute('dir', 'rtl');
    await site.linkTo(menu, arabic('Escrever')).tap();
    await expect(site.heading).toHaveText(arabic('Quem escreve recebe resposta'));
    await page.route('https://forms.davila.art.br/**', (route) =>
      route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' } }),
    );
    await site.field(arabic('Quem escreve *')).fill('Layla');
    await site.field(arabic('Endereço eletrônico *')).fill('layla@example.com');
    await site.field(arabic('Assunto da carta *')).selectOption('leitura');
    await site.field(arabic('A carta *')).fill('Oi');
    await page.getByRole('button', { name: arabic('Pôr no correio') }).click();
    await expect(page.getByText(arabic('Carta entregue!')).first()).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: arabic('Guardar o recado') }).tap();
    await toggle.tap();
    await site.linkTo(menu, 'Português (Brasil)').tap();
    await expect(page).toHaveURL('contato');
  });
});
