import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './site-page.ts';

test.use({ expected: [/./] });

/** Answers requests for the texts of the page Oficina with other texts. */
function answerWith(page: Page, texts: object) {
  const body = `export default ${JSON.stringify(texts)}`;
  return page.route('**/pt-BR/renovare-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
}

test.describe('with “save data”, so that pages are prefetched only under the pointer', () => {
  test.beforeEach(({ site }) => site.saveData());

  for (const [what, files] of [
    ['copy is missing', '**/pt-BR/renovare-*.js'],
    ['script is missing after a new deployment', '**/assets/renovare-*.js'],
  ] as const) {
    test(`failure: if a page’s ${what}, the browser loads the page’s HTML once for each click, and the page can be read`, async ({
      page,
      site,
    }) => {
      await page.clock.install();
      const opened = site.recordDocuments();
      await page.route(files, (route) => route.fulfill({ status: 404 }));
      for (const documents of [2, 4]) {
        await site.visit('');
        await site.linkTo(site.header, 'Oficina').click();
        await expect.poll(() => opened.length).toBe(documents);
        await page.clock.runFor(30_000);
        await expect(site.heading).toHaveText('A carta que ficou por escrever');
        expect(opened, 'documents that the browser loaded').toHaveLength(documents);
      }
    });
  }

  test('failure: if the prefetch of a page fails, nothing is reloaded, and a later click still opens the page', async ({
    page,
    site,
  }) => {
    await site.visit('');
    const opened = site.recordDocuments();
    const failed = page.waitForEvent('requestfailed');
    await page.route('**/pt-BR/renovare-*.js', (route) => route.abort());
    await site.linkTo(site.header, 'Oficina').hover();
    await failed;
    await page.unrouteAll();
    await site.follow(site.header, 'Oficina');
    expect(opened, 'documents that the browser loaded').toEqual([]);
  });

  test('failure: offline, the browser shows its own error page, and Back and Forward work once it is online', async ({
    page,
    site,
    context,
  }) => {
    await site.visit('');
    await context.setOffline(true);
    await site.linkTo(site.footer, 'Oficina').click();
    await expect(page).toHaveURL(/^chrome-error:/);
    await context.setOffline(false);
    await page.goBack();
    await expect(site.heading).toHaveText('Uma casa aberta a quem escreve');
    await page.goForward();
    await expect(site.heading).toHaveText('A carta que ficou por escrever');
  });

  test('failure: if a page throws, the error screen is shown and leads home', async ({
    page,
    site,
  }) => {
    await site.visit('contato');
    await answerWith(page, { meta: {}, hero: { title: {} } });
    await site.linkTo(site.header, 'Oficina').click();
    await expect(site.heading).toHaveText('A tinta secou');
    await expect(site.heading).toBeFocused();
    await expect(page).toHaveTitle('A tinta secou · Conceição d’Ávila & Filhas');
    await expect(site.header).toBeVisible();
    await site.linkTo(site.main, 'Recomeçar do início').click();
    await expect(site.heading).toHaveText('Uma casa aberta a quem escreve');
    await expect(page).toHaveURL('');
  });

  test('failure: if a section throws, other sections are shown', async ({ page, site }) => {
    await site.visit('');
    const copy = JSON.parse(readFileSync('tests/fixtures/locales/pt-BR/renovare.json', 'utf8'));
    await answerWith(page, { ...copy, closing: { title: {} } });
    await site.follow(site.header, 'Oficina');
    await expect(page.getByText('Este pedaço não veio. Recarregue a página.')).toHaveCount(1);
    await expect(site.main.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await site.follow(site.header, 'Casa');
  });
});

test('failure: if the copy or scripts of an opened document can’t be loaded, its HTML is shown and its links work', async ({
  page,
  site,
}) => {
  for (const [files, answer] of [
    ['**/pt-BR/renovare-*.js', { status: 404 }],
    ['**/assets/renovare-*.js', { status: 404 }],
    // An empty script.
    ['**/pt-BR/renovare-*.js', { contentType: 'text/javascript' }],
  ] as const) {
    await page.route(files, (route) => route.fulfill(answer));
    const logged = page.waitForEvent('pageerror');
    await page.goto('renovare');
    expect((await logged).message).toMatch(/Failed to fetch dynamically|valid JSON/);
    await expect(site.heading).toHaveText('A carta que ficou por escrever');
    await expect(page.getByText('A sua cadeira está vazia.')).toBeVisible();
    await page.unrouteAll();
  }
  await site.follow(site.footer, 'Escrever');
});

test('failure: pages and the form keep working if the browser has translated them', async ({
  page,
  site,
}) => {
  await site.visit('elas-venceram');
  for (const [path, heading] of [
    ['', 'Uma casa aberta a quem escreve'],
    ['contato', 'Quem escreve recebe resposta'],
  ] as const) {
    await page.evaluate(translate);
    await site.footer.locator(`li a[href="/eu/${path}"]`).click();
    await expect(site.heading).toHaveText(heading);
  }
  await page.route('https://forms.davila.art.br/**', (route) =>
    route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
  await site.fillForm();
  await page.evaluate(translate);
  await page.locator('form').getByRole('button').click();
  await expect(site.confirmation).toBeVisible();
});

/** Wraps every text in an element, as a browser's translation does. */
function translate() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('script, svg')) continue;
    const wrapper = document.createElement('font');
    text.replaceWith(wrapper);
    wrapper.textContent = `~${text.data}`;
  }
  document.documentElement.lang = 'en';
}
