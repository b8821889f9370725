import {
  actionOf,
  copyPattern,
  countOpenings,
  expect,
  fillForm,
  firstPage,
  follow,
  footer,
  header,
  heading,
  linkTo,
  paths,
  saveData,
  secondPage,
  submitOf,
  test,
  text,
  titleOf,
  toastOf,
  visit,
} from './visit.ts';

test.use({ expected: [/./] });

test.describe('when nothing is prefetched', () => {
  test.beforeEach(({ page }) => saveData(page));

  test('failure: a page whose copy stays missing is loaded once as a document, and can be read', async ({
    page,
  }) => {
    await page.clock.install();
    await visit(page, '/');
    const opened = countOpenings(page);
    await page.route(copyPattern(firstPage), (route) => route.fulfill({ status: 404 }));
    await linkTo(header(page), firstPage).click();
    await expect.poll(() => opened.length).toBe(1);
    await page.clock.runFor(30_000);
    await expect(heading(page)).toHaveText(titleOf(firstPage));
    expect(opened, 'documents that the browser loaded').toHaveLength(1);
    await follow(footer(page), secondPage);
  });

  test('failure: a page and the form open even if the first request for each file fails', async ({
    page,
  }) => {
    for (const key of [firstPage, 'contato'] as const) {
      await visit(page, '/');
      const failed = new Set<string>();
      await page.route('**/assets/**', (route) => {
        const url = route.request().url();
        if (failed.has(url)) return route.continue();
        failed.add(url);
        return route.abort();
      });
      await follow(header(page), key);
      expect(failed.size, 'requests that failed').toBeGreaterThan(0);
      await page.unrouteAll();
    }
    await page.reload();
    await expect(submitOf(page)).toBeEnabled();
  });

  test('failure: a failed prefetch changes nothing, and its page opens later without a new document', async ({
    page,
  }) => {
    await visit(page, '/');
    const opened = countOpenings(page);
    const failed = page.waitForEvent('requestfailed');
    await page.route(copyPattern(firstPage), (route) => route.abort());
    await linkTo(header(page), firstPage).hover();
    await failed;
    await page.unrouteAll();
    await follow(header(page), firstPage);
    expect(opened, 'documents that the browser loaded').toEqual([]);
  });

  test('failure: offline, the browser shows its own error page, and Back and Forward work once it is online', async ({
    page,
    context,
  }) => {
    await visit(page, '/');
    await context.setOffline(true);
    await linkTo(footer(page), firstPage).click();
    await expect(page).toHaveURL(/^chrome-error:/);
    await context.setOffline(false);
    await page.goBack();
    await expect(heading(page)).toHaveText(titleOf('home'));
    await page.goForward();
    await expect(heading(page)).toHaveText(titleOf(firstPage));
  });

  test('failure: a page that throws shows the error screen, which leads home', async ({ page }) => {
    await visit(page, paths.contato);
    await page.route(copyPattern(firstPage), (route) =>
      route.fulfill({ json: { meta: {}, hero: { title: {} } } }),
    );
    await linkTo(header(page), firstPage).click();
    await expect(heading(page)).toHaveText(text('common.error.title'));
    await expect(heading(page)).toHaveAttribute('lang', text('common.error.titleLang'));
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveTitle(text('common.error.meta'));
    await expect(header(page)).toBeVisible();
    await actionOf(page, 'common.error.home').click();
    await expect(heading(page)).toHaveText(titleOf('home'));
    await expect(page).toHaveURL('/');
  });

  test('failure: a section that throws leaves the others in place', async ({ page }) => {
    await visit(page, '/');
    await page.route(copyPattern(firstPage), async (route) => {
      const copy = await (await route.fetch()).json();
      await route.fulfill({ json: { ...copy, closing: { title: {} } } });
    });
    await follow(header(page), firstPage);
    await expect(page.getByText(text('common.error.part'))).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await follow(header(page), 'home');
  });
});

test('failure: a first page whose copy or scripts can’t be loaded is plain HTML with links that work', async ({
  page,
}) => {
  const html = { contentType: 'text/html', body: '<!doctype html><title>Olá</title>' };
  const bodies = ['', '{ "hero": ', '[]', '{}', '"x"', 'null', '{ "error": "busy" }'];
  const failures = [{ status: 500 }, { status: 404 }, html, ...bodies.map((body) => ({ body }))];
  for (const failure of failures) {
    await page.route(copyPattern(firstPage), (route) => route.fulfill(failure));
    const logged = page.waitForEvent('console', (message) =>
      message.text().includes(`The copy of ${firstPage} could not be loaded`),
    );
    await page.goto(paths[firstPage]);
    await logged;
    await expect(heading(page)).toHaveText(titleOf(firstPage));
    await page.unrouteAll();
  }
  await expect(page).toHaveTitle(text(`${firstPage}.meta.title`));
  await expect(page.getByText(text(`${firstPage}.closing.title`))).toBeVisible();

  await page.route('**/*.js', (route) => route.abort());
  await follow(footer(page), 'contato');
  const form = page.getByRole('region', { name: text('contato.form.title') });
  // The links appear after a delay, because scripts may also just be slow.
  await expect(form.getByRole('link').first(), 'how to write without the form').toBeVisible();
});

test('failure: a page that the browser has translated keeps working', async ({ page }) => {
  await visit(page, '/');
  for (const key of [firstPage, 'contato', 'home', 'contato'] as const) {
    await page.evaluate(translate);
    await footer(page)
      .locator(`li a[href="${encodeURI(paths[key])}"]`)
      .click();
    await expect(heading(page)).toHaveText(titleOf(key));
  }
  await fillForm(page);
  await page.evaluate(translate);
  await page.locator('form button').click();
  await expect(toastOf(page)).toBeVisible();
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
