import { addressesOf } from '../sites.ts';
import { expect, phone, test } from './site-page.ts';

test.use({ javaScriptEnabled: false, expected: [/status of 404/] });

test('no scripts: each page shows all its texts, and its buttons work, are hidden or are disabled', async ({
  page,
}) => {
  for (const { address } of addressesOf('fixture')) {
    await page.goto(address);
    const hidden = page.locator('main :is(h1, h2, h3, p, li, dt, dd)').filter({ visible: false });
    expect.soft(await hidden.allTextContents(), `texts that are hidden on ${address}`).toEqual([]);
    // The browser itself opens a popover and sends a form.
    const enabled = page
      .locator('button[type=button]:enabled:not([popovertarget])')
      .filter({ visible: true });
    await expect.soft(enabled, `buttons that need scripts on ${address}`).toHaveCount(0);
  }
});

test.describe(() => {
  test.use(phone);

  test('no scripts: links open pages, and the menu is a link to the list of pages in the footer', async ({
    page,
    site,
  }) => {
    await page.goto('');
    await site.linkTo(site.main, 'Ver o que fazemos').click();
    const products = page.getByRole('heading', { name: 'Três jeitos de entrar' });
    await expect(products).toBeInViewport({ ratio: 1 });
    await site.linkTo(site.header, 'Índice').click();
    await expect(site.linkTo(site.footer, 'Casa')).toBeInViewport();
    await site.follow(site.footer, 'Escrever');
    await page.goto('nada/aqui');
    await site.linkTo(site.main, 'Voltar para casa').click();
    await expect(site.heading).toHaveText('Uma casa aberta a quem escreve');
  });
});
