import {
  everyWord,
  expect,
  layoutShift,
  pages,
  paths,
  sidewaysOverflow,
  site,
  test,
  text,
  visit,
  wordsOf,
} from './visit';

for (const key of pages) {
  test(`${key} opens at its address, with its title and all its words, and nothing jumps`, async ({
    page,
  }) => {
    const response = await visit(page, paths[key]);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(text(`${key}.meta.title`));
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(`${key}.hero.title`));
    expect(await layoutShift(page)).toBeLessThan(0.02);
    const shown = await everyWord(page);
    expect(wordsOf(key).filter((words) => !shown.includes(words))).toEqual([]);
  });

  test(`${key} fits the screen, and its first action is in view`, async ({ page }) => {
    await visit(page, paths[key]);
    expect(await sidewaysOverflow(page)).toEqual([]);
    const hero = page.getByRole('main').locator('section').first();
    await expect(hero.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    // Depoimentos and Contato have none: there one reads or writes.
    for (const action of (await hero.getByRole('link').all()).slice(0, 1)) {
      await expect(action).toBeInViewport({ ratio: 1 });
    }
  });
}

test.describe('as a file, whatever the screen', () => {
  test.skip(({ hasTouch }) => Boolean(hasTouch), 'Once is enough.');

  for (const key of pages) {
    test(`${key} stands alone: head complete, no style in the body, no inline script`, async ({
      request,
    }) => {
      const html = await (await request.get(paths[key])).text();
      const [head = '', body = ''] = html.split('</head>');
      expect(head.match(/<title>/g)).toHaveLength(1);
      expect(head.match(/<meta name="description"/g)).toHaveLength(1);
      expect(head).toContain(`<link rel="canonical" href="${new URL(paths[key], site.address)}"`);
      expect(head).toContain('<style');
      expect(body).not.toMatch(/<style|<[^>]*\sstyle=/);
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html).not.toContain('modulepreload');
      for (const script of html.match(/<script[^>]*>/g) ?? []) {
        expect(script).toMatch(/ src=| type="application\/(ld\+)?json"/);
      }
    });

    test(`${key} opens with a slash at the end too, as the same page`, async ({ page }) => {
      const response = await visit(page, `${paths[key]}/`.replace('//', '/'));
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(`${key}.hero.title`));
      await expect(page).toHaveTitle(text(`${key}.meta.title`));
    });
  }
});
