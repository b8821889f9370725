import type { Page } from '@playwright/test';
import { draftSite } from './sites';
import { expect, test } from './visit';

/** The dev server bundles dependencies on the first visit, and its client speaks of itself. */
test.use({
  baseURL: new URL(draftSite.url).origin,
  expected: [/\[vite\]|React DevTools|WebSocket/],
});
test.describe.configure({ mode: 'serial', timeout: 90_000 });
test.skip(({ hasTouch }) => Boolean(hasTouch), 'Translators have a keyboard.');

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a draft is shown under its tag, in Portuguese where it has nothing else, and says so', async ({
  page,
}) => {
  await page.goto('/fr/renovare');
  await expect(heading(page)).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByText(/rascunho · faltam \d+ de \d+ textos/)).toBeVisible();
  await expect(page.getByText(/rascunho/)).toHaveCount(1);
  const marked = await page.evaluate(() => CSS.highlights.get('rascunho')?.size);
  expect(marked).toBeGreaterThan(50);
});

test('a published language is not marked', async ({ page }) => {
  await page.goto('/en/renew');
  await expect(heading(page)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/rascunho/)).toBeHidden();
});

test('pretend languages are there, one from right to left', async ({ page }) => {
  await page.goto('/qps-plocm/contato');
  await expect(heading(page)).toHaveText(/^[^a-z]+$/i, { timeout: 60_000 });
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('Alt tells where a text is from, and Alt with a click copies it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/en/renew');
  await expect(heading(page)).toBeVisible({ timeout: 60_000 });
  const place = /languages-drafts\/en\/renovare\.json:\d+ hero\.title/;
  await heading(page).hover();
  await page.keyboard.down('Alt');
  await expect(page.getByText(place)).toBeVisible();
  await heading(page).click({ modifiers: ['Alt'] });
  await expect(page.getByText(/^copiado/)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(place);
  await page.keyboard.up('Alt');
  await expect(page.getByText(place)).toBeHidden();

  // A link is inspected, not followed; a name that is only read aloud counts too.
  await page
    .getByRole('contentinfo')
    .getByRole('link')
    .first()
    .click({ modifiers: ['Alt'] });
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /en\/common\.json:\d+ nav\.pages\.home/,
  );
  await expect(page).toHaveURL(/\/en\/renew$/);
});
