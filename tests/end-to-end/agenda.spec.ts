import type { Page } from '@playwright/test';
import type { PageKey } from '../../src/content/resources.ts';
import { datedPages, place } from '../fixtures/invented-owner.ts';
import { originOf, wordsOf } from '../sites.ts';
import { patternOf } from '../words.ts';
import { expect, test } from './site-page.ts';

const [source, arabic] = [wordsOf('invented'), wordsOf('invented', 'ar')];

const [event, secondEvent] = datedPages as [PageKey, PageKey];

test.use({ baseURL: originOf('invented') });

const nextOn = (page: Page, key: string, { text } = source) =>
  page.getByText(new RegExp(patternOf(text(`${key}.agenda.next`)))).first();

test('agenda: a date and its tickets are shown until the day is over in Brasília', async ({
  page,
  site,
}) => {
  const next = nextOn(page, event);
  const hero = page.locator('main > *').filter({ has: site.heading });
  const action = site.main.getByRole('link').first();
  const usual = source.text(`${event}.hero.cta`);
  for (const [now, where, what] of [
    ['2096-03-01T02:59:59Z', place, source.text('common.agenda.tickets')],
    ['2096-03-01T03:00:00Z', 'Curitiba', usual],
    ['2096-03-02T03:00:00Z', 'Porto', usual],
  ] as const) {
    await page.clock.setFixedTime(now);
    await site.visit(source.paths[event]);
    await expect(next).toContainText(where);
    await expect(hero.filter({ has: next }), 'the date in the heading’s section').toBeVisible();
    await expect(action).toHaveText(what);
  }
  await page.clock.setFixedTime('2096-04-08T03:00:00Z');
  await site.visit(source.paths.home);
  await expect(nextOn(page, secondEvent)).toBeVisible();
  await expect(next).toHaveCount(0);
});

test('agenda: a screen reader reads a date as one sentence, even in Arabic', async ({ page }) => {
  await page.goto(arabic.paths[event]);
  const sentence = await nextOn(page, event, arabic).ariaSnapshot();
  expect(sentence).toMatch(new RegExp(`^- paragraph: [^\n]*${place}[^\n]*$`));
});
