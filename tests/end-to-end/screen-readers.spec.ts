import type { Locator } from '@playwright/test';
import { expect, phone, test } from './site-page.ts';

// `toMatchAriaSnapshot` would fail where an element's name repeats the text of an inner element.
async function expectToRead(part: Locator, name: string) {
  await expect(async () => {
    expect(await part.ariaSnapshot()).toMatchSnapshot(`${name}.yml`);
  }).toPass({ timeout: 15_000 });
}

test('screen reader: a page, the form and the menu are read as tests/end-to-end/screen-readers/ records', async ({
  page,
  site,
}) => {
  await site.saveData();
  await site.visit('elas-venceram');
  await expectToRead(page.locator('body'), 'page');
  await site.visit('contato');
  await expectToRead(page.getByRole('region', { name: 'Deixe aqui a sua carta' }), 'form');
  await page.setViewportSize(phone.viewport);
  await site.menuToggle.click();
  await expectToRead(page.getByRole('dialog'), 'menu');
});
