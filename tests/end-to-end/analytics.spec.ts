import { expect, test } from './site-page.ts';

test('visit counter: counts each page once, and can read its script’s attributes', async ({
  page,
  site,
}) => {
  const counted: string[] = [];
  await page.route('https://visitas.davila.art.br/v.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `
        const { domain } = document.currentScript.dataset;
        const count = () =>
          fetch('https://visitas.davila.art.br/v.js?' + domain + location.pathname, { mode: 'no-cors' });
        const { pushState } = history;
        history.pushState = function (...step) { pushState.apply(this, step); count(); };
        count();`,
    }),
  );
  await page.route('https://visitas.davila.art.br/v.js?**', async (route) => {
    counted.push(decodeURI(new URL(route.request().url()).search));
    await route.fulfill();
  });
  await site.visit('');
  await expect.poll(() => counted).toHaveLength(1);
  await site.follow(site.footer, 'Livro');
  await site.follow(site.footer, 'Escrever');
  const opened = ['', 'elas-venceram', 'contato'].map((page) => `?davila.art.br/eu/${page}`);
  await expect.poll(() => counted).toEqual(opened);
});
