import {
  expect,
  followHeaderLink,
  hydrated,
  pages,
  paths,
  saveData,
  test,
  text,
  visit,
} from './visit';

// A violation is an error in the console, of which no test here approves (visit.ts).

for (const address of [...Object.values(paths), '/404.html']) {
  test(`${address} says what it may do, in front of everything else`, async ({ request }) => {
    const html = await (await request.get(address)).text();
    const [, policy = ''] =
      /<head>\s*<meta charset[^>]*>\s*<meta http-equiv="Content-Security-Policy" content="([^"]+)">/i.exec(
        html,
      ) ?? [];
    const allowed = new Map(
      policy.split('; ').map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1)] as const),
    );
    expect(allowed.get('default-src')).toEqual(["'none'"]);
    expect(allowed.get('script-src')).toEqual(["'self'"]);
    for (const source of allowed.get('style-src') ?? ['nothing']) {
      expect(source).toMatch(/^'sha256-[\w+/]{43}='$/);
    }
    for (const name of ['img-src', 'font-src', 'manifest-src', 'connect-src']) {
      expect(allowed.get(name)).toEqual(["'self'"]);
    }
    expect(allowed.get('base-uri')).toEqual(["'none'"]);
    expect(allowed.get('form-action')).toEqual(["'none'"]);
    expect(allowed.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(html).not.toMatch(
      /<script(?![^>]*(src=|application\/))|\sstyle="|\son\w+="|javascript:/,
    );
  });
}

test('no state of the site breaks the policy, sets a cookie or stores more than the scroll position', async ({
  page,
  context,
  hasTouch,
}) => {
  await visit(page, '/');
  if (!hasTouch) {
    for (const article of await page.getByRole('article').all()) await article.hover();
  }
  for (const key of pages) {
    await followHeaderLink(page, key);
    await expect(page).toHaveTitle(text(`${key}.meta.title`));
  }
  for (const name of ['nome', 'mensagem']) {
    await page.getByLabel(text(`contato.form.${name}.label`), { exact: true }).fill('Ana');
  }
  await page.getByRole('button', { name: text('contato.form.submit') }).click();
  await expect(page.locator(':user-invalid')).not.toHaveCount(0);
  await page.getByLabel(text('contato.form.email.label'), { exact: true }).fill('ana@example.com');
  await page
    .getByLabel(text('contato.form.interesse.label'), { exact: true })
    .selectOption('outro');
  await page.getByRole('button', { name: text('contato.form.submit') }).click();
  await page.getByRole('button', { name: text('common.toast.close') }).click();
  await expect(page.getByText(text('contato.form.success_one'))).toHaveCount(0);

  expect(await context.cookies()).toEqual([]);
  // Where the visitor has scrolled to is written down on leaving.
  await page.reload();
  await hydrated(page);
  const stored = await page.evaluate(() => [
    Object.keys(sessionStorage),
    Object.keys(localStorage),
  ]);
  expect(stored).toEqual([[expect.stringMatching(/^tsr-scroll-restoration/)], []]);
});

test.describe('where something fails', () => {
  test.use({ expected: [/Failed to load|TypeError|status of 404/] });

  test('neither the 404 page nor the error screen break the policy', async ({ page }) => {
    await saveData(page);
    await visit(page, '/nada');
    await page.route('**/renovare-*.json', (route) => route.fulfill({ json: {} }));
    await followHeaderLink(page, 'renovare');
    await expect(page).toHaveTitle(text('common.error.meta'));
  });
});

test.describe('at an address made to lead elsewhere', () => {
  // #418: of `//` a host may think otherwise than the router; React then draws the page anew.
  test.use({ expected: [/status of 404|React error #418/] });

  for (const address of [
    '//evil.example',
    '//evil.example/%2e%2e',
    '/\\evil.example',
    '/%5C%5Cevil.example',
    '/%2F%2Fevil.example',
    '/~//evil.example',
    '/.//evil.example',
    '/index.html//evil.example',
    '/%00',
    '/%',
    '/%E0%A4%A',
    '/...html',
    '/?//evil.example#//evil.example',
  ]) {
    test(`${address} stays on the site`, async ({ page, baseURL }) => {
      await page.goto(`${baseURL}${address}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // Whether or not scripts take over such a page, its links must work.
      await page.waitForTimeout(700);
      expect(new URL(page.url()).origin).toBe(baseURL);
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: text('common.nav.pages.renovare') })
        .click();
      await expect(page).toHaveURL(`${baseURL}${paths.renovare}`);
      await expect(page).toHaveTitle(text('renovare.meta.title'));
    });
  }
});

test('markup in the copy is text', async ({ page }) => {
  const hostile = '<img src=x onerror=alert(1)><script>alert(1)</script><b>&lt;</b>';
  await saveData(page);
  await visit(page, '/');
  await page.route('**/depoimentos-*.json', async (route) => {
    const copy: string = await (await route.fetch()).text();
    const json = JSON.parse(copy, (key, value) =>
      typeof value === 'string' && key !== 'sample' ? `${hostile}${value}` : value,
    );
    await route.fulfill({ json });
  });
  await followHeaderLink(page, 'depoimentos');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(`${hostile}${text('depoimentos.hero.title')}`);
  await expect(page).toHaveTitle(`${hostile}${text('depoimentos.meta.title')}`);
  await expect(
    page.locator('main :is(img, script, b), head script:not([src], [type="application/ld+json"])'),
  ).toHaveCount(0);
});
