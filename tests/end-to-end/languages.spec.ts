import { expect, phone, test } from './site-page.ts';

test('Arabic: drawings that have a direction are mirrored, and in Portuguese they are not', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [address, mirrored] of [
    ['livro', 'none'],
    ['ar/كتاب', 'matrix(-1, 0, 0, 1, 0, 0)'],
  ] as const) {
    await site.visit(address);
    await site.untilRendered();
    // The class is also what drawings.test.tsx looks for, because drawings have no words.
    const drawings = page.locator('svg.directional:visible');
    const transforms = await drawings.evaluateAll((all) =>
      all.map((drawing) => getComputedStyle(drawing).transform),
    );
    expect(new Set(transforms), address).toEqual(new Set([mirrored]));
  }
});

test('language switcher: leads to the same page in another language, and Back returns', async ({
  page,
  site,
}) => {
  await site.visit('');
  await site.follow(site.footer, 'Oficina');
  await site.linkTo(site.footer, 'العربية').click();
  await expect(site.heading).toHaveText('الرسالة التي لم تكتب');
  await expect(page).toHaveURL('ar/cartas');
  await site.untilHydrated();
  await page.goBack();
  await expect(site.heading).toHaveText('A carta que ficou por escrever');
  await site.untilHydrated();
  await page.goBack();
  await expect(site.heading).toHaveText('Uma casa aberta a quem escreve');
});

test('language switcher: in the header, its list opens below the header, even if that wraps, and leads to the page', async ({
  page,
  site,
}) => {
  await site.visit('livro');
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
  await expect(page).toHaveURL('ar/كتاب');
});

test.describe(() => {
  test.use({ ...phone, expected: [/request to another host/] });

  test('Arabic: the menu leads to pages and languages, and the form confirms a message', async ({
    page,
    site,
  }) => {
    await site.visit('ar');
    const spacing = await site.heading.evaluate((title) => getComputedStyle(title).letterSpacing);
    expect(spacing, 'letter spacing, which would separate joined letters').toBe('normal');
    const quote = page.locator('blockquote').first();
    const slanted = await quote.evaluate((it) => getComputedStyle(it).fontSynthesisStyle);
    expect(slanted, 'italics that the browser makes, in a script that has none').toBe('none');
    const toggle = page.getByRole('button', { name: 'الفهرس' });
    const menu = page.getByRole('dialog', { name: 'إلى أين نذهب' });
    await toggle.tap();
    await expect(menu).toBeInViewport({ ratio: 1 });
    await expect(menu).toHaveAttribute('dir', 'rtl');
    await site.linkTo(menu, 'اكتب').tap();
    await expect(site.heading).toHaveText('من يكتب يصله جواب');
    await page.route('https://forms.davila.art.br/**', (route) =>
      route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' } }),
    );
    await site.field('من يكتب *').fill('ليلى');
    await site.field('البريد الإلكتروني *').fill('layla@example.com');
    await site.field('موضوع الرسالة *').selectOption('قراءة');
    await site.field('الرسالة *').fill('مرحبا');
    await page.getByRole('button', { name: 'ضعها في البريد' }).click();
    const toast = page.getByText('وصلت الرسالة! نجيب في 3 أيام.').filter({ visible: true });
    await expect(toast).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'احفظ الملاحظة' }).tap();
    await toggle.tap();
    await site.linkTo(menu, 'Português (Brasil)').tap();
    await expect(page).toHaveURL('fale-comigo-já');
  });
});

test.describe(() => {
  test.use({ expected: [/status of 404/] });

  test('404 page: is in the language of the address, and leads to the home page in that language', async ({
    page,
    site,
  }) => {
    expect((await site.visit('ar/كتاب/nada'))?.status()).toBe(404);
    await expect(site.heading).toHaveText('هذه الرسالة ضاعت');
    await site.linkTo(site.main, 'العودة إلى البيت').click();
    await expect(page).toHaveURL('ar');
  });
});
