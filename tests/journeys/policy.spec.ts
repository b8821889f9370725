import {
  copyOf,
  expect,
  fillForm,
  heading,
  hydrated,
  linkTo,
  menuOf,
  pages,
  paths,
  phone,
  saveData,
  submitOf,
  test,
  text,
  titleOf,
  toastOf,
  toggleOf,
  visit,
} from './visit';

test.use({ ...phone, expected: [/status of 404|TypeError|Cannot read/] });

// A violation of the policy is an error in the console, and so it fails any journey.
test('no state of the site violates its policy, sets a cookie or stores more than scroll positions', async ({
  page,
  context,
}) => {
  await saveData(page);
  await visit(page, '/nada');
  for (const key of pages) {
    await toggleOf(page).tap();
    await linkTo(menuOf(page), key).tap();
    await expect(heading(page)).toHaveText(titleOf(key));
    await expect(menuOf(page)).toHaveCount(0);
  }
  await visit(page, paths.contato);
  await submitOf(page).click();
  await fillForm(page);
  await submitOf(page).click();
  await page.getByRole('button', { name: text('common.toast.close') }).click();
  await expect(toastOf(page)).toHaveCount(0);
  await page.route(copyOf('depoimentos'), (route) => route.fulfill({ json: {} }));
  await linkTo(page.getByRole('contentinfo'), 'depoimentos').click();
  await expect(page).toHaveTitle(text('common.error.meta'));
  await page.unrouteAll();

  expect(await context.cookies(), 'cookies').toEqual([]);
  // The scroll position is stored when the visitor leaves.
  await page.reload();
  await hydrated(page);
  const kept = await page.evaluate(() => [Object.keys(sessionStorage), Object.keys(localStorage)]);
  expect(kept).toEqual([[expect.stringContaining('scroll')], []]);
});
