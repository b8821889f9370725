import { expect, firstPage, secondPage, test, words } from './site-page.ts';

const { paths, text } = words;

test.use({ expected: [/./] });

test.describe('with “save data”, so that pages are prefetched only under the pointer', () => {
  test.beforeEach(({ site }) => site.saveData());

  test('failure: if a page’s copy is missing, the browser loads the page’s HTML once, and the page can be read', async ({
    page,
    site,
  }) => {
    await page.clock.install();
    await site.visit('/');
    const opened = site.recordDocuments();
    await page.route(site.copyOf(firstPage), (route) => route.fulfill({ status: 404 }));
    await site.linkTo(site.header, firstPage).click();
    await expect.poll(() => opened.length).toBe(1);
    await page.clock.runFor(30_000);
    await site.expectToBeAt(firstPage);
    expect(opened, 'documents that the browser loaded').toHaveLength(1);
    await site.follow(site.footer, secondPage);
  });

  test('failure: if a page’s script is missing after a new deployment, the browser loads the page’s HTML, and the page can be read', async ({
    page,
    site,
  }) => {
    await site.visit('/');
    const opened = site.recordDocuments();
    await page.route(`**/assets/${firstPage}-*.js`, (route) => route.fulfill({ status: 404 }));
    await site.linkTo(site.header, firstPage).click();
    await expect.poll(() => opened.length).toBe(1);
    await site.expectToBeAt(firstPage);
    await site.follow(site.footer, secondPage);
    expect(opened, 'documents that the browser loaded').toHaveLength(2);
  });

  test('failure: a page and the form open even if the first request for each file fails', async ({
    page,
    site,
  }) => {
    for (const key of [firstPage, 'contato'] as const) {
      await site.visit('/');
      const failed = new Set<string>();
      await page.route('**/assets/**', (route) => {
        const url = route.request().url();
        if (failed.has(url)) return route.continue();
        failed.add(url);
        return route.abort();
      });
      await site.follow(site.header, key);
      expect(failed.size, 'requests that failed').toBeGreaterThan(0);
      await page.unrouteAll();
    }
    await page.reload();
    await expect(site.submit).toBeEnabled();
  });

  test('failure: if the prefetch of a page fails, a later click still opens the page without a new document', async ({
    page,
    site,
  }) => {
    await site.visit('/');
    const opened = site.recordDocuments();
    const failed = page.waitForEvent('requestfailed');
    await page.route(site.copyOf(firstPage), (route) => route.abort());
    await site.linkTo(site.header, firstPage).hover();
    await failed;
    await page.unrouteAll();
    await site.follow(site.header, firstPage);
    expect(opened, 'documents that the browser loaded').toEqual([]);
  });

  test('failure: offline, the browser shows its own error page, and Back and Forward work once it is online', async ({
    page,
    site,
    context,
  }) => {
    await site.visit('/');
    await context.setOffline(true);
    await site.linkTo(site.footer, firstPage).click();
    await expect(page).toHaveURL(/^chrome-error:/);
    await context.setOffline(false);
    await page.goBack();
    await site.expectToBeAt('home');
    await page.goForward();
    await site.expectToBeAt(firstPage);
  });

  test('failure: if a page throws, the error screen is shown and leads home', async ({
    page,
    site,
  }) => {
    await site.visit(paths.contato);
    await page.route(site.copyOf(firstPage), (route) =>
      route.fulfill({ json: { meta: {}, hero: { title: {} } } }),
    );
    await site.linkTo(site.header, firstPage).click();
    await expect(site.heading).toHaveText(text('common.error.title'));
    await expect(site.heading).toHaveAttribute('lang', text('common.error.titleLang'));
    await expect(site.heading).toBeFocused();
    await expect(page).toHaveTitle(text('common.error.meta'));
    await expect(site.header).toBeVisible();
    await site.action('common.error.home').click();
    await site.expectToBeAt('home');
    await expect(page).toHaveURL('/');
  });

  test('failure: if a section throws, other sections are shown', async ({ page, site }) => {
    await site.visit('/');
    await page.route(site.copyOf(firstPage), async (route) => {
      const copy = await (await route.fetch()).json();
      await route.fulfill({ json: { ...copy, closing: { title: {} } } });
    });
    await site.follow(site.header, firstPage);
    await expect(page.getByText(text('common.error.part'))).toHaveCount(1);
    await expect(site.main.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await site.follow(site.header, 'home');
  });
});

test('failure: if the copy or scripts of an opened document can’t be loaded, its HTML is shown and its links work', async ({
  page,
  site,
}) => {
  const html = { contentType: 'text/html', body: '<!doctype html><title>Olá</title>' };
  const bodies = ['', '{ "hero": ', '[]', '{}', '"x"', 'null', '{ "error": "busy" }'];
  const failures = [{ status: 500 }, { status: 404 }, html, ...bodies.map((body) => ({ body }))];
  for (const failure of failures) {
    await page.route(site.copyOf(firstPage), (route) => route.fulfill(failure));
    const logged = page.waitForEvent('console', (message) =>
      message.text().includes(`The copy of ${firstPage} could not be loaded`),
    );
    await page.goto(paths[firstPage]);
    await logged;
    await site.expectToBeAt(firstPage);
    await page.unrouteAll();
  }
  await page.route(`**/assets/${firstPage}-*.js`, (route) => route.fulfill({ status: 404 }));
  const logged = page.waitForEvent('console', (message) =>
    message.text().includes('The page has not loaded'),
  );
  await page.goto(paths[firstPage]);
  await logged;
  await site.expectToBeAt(firstPage);
  await expect(page).toHaveTitle(text(`${firstPage}.meta.title`));
  await expect(page.getByText(text(`${firstPage}.closing.title`))).toBeVisible();
});

test('failure: a page that the browser has translated keeps working', async ({ page, site }) => {
  await site.visit('/');
  for (const key of [firstPage, 'contato', 'home', 'contato'] as const) {
    await page.evaluate(translate);
    await site.footer.locator(`li a[href="${encodeURI(paths[key])}"]`).click();
    await site.expectToBeAt(key);
  }
  await site.fillForm();
  await page.evaluate(translate);
  await page.locator('form button').click();
  await expect(site.toast).toBeVisible();
});

/** Wraps every text in two new elements, as a browser's translation does. */
function translate() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const node of texts) {
    if (!node.data.trim() || node.parentElement?.closest('script, style, svg')) continue;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    inner.textContent = `~${node.data}`;
    node.replaceWith(outer);
  }
  document.documentElement.lang = 'en';
  document.documentElement.classList.add('translated-ltr');
}
