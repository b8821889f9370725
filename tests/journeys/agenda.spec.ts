import type { Page } from '@playwright/test';
import { place } from '../fixtures/agenda';
import { writeLongLanguages } from '../fixtures/languages';
import { siteAt } from '../sites';
import { readWords } from '../words';
import { expect, heading, paths, phone, test, text, visit } from './visit';

test.use({ baseURL: siteAt('delivery').url });

/** The first sentence of a page that says when the next event or group begins. */
const nextOn = (page: Page, key: string, say = text) => {
  const [words = ''] = say(`common.agenda.next.${key}`).split('{{when}}');
  return page.getByRole('main').getByText(words).first();
};

test('on a phone, the first screen shows the next date and something to do', async ({ page }) => {
  await page.setViewportSize(phone.viewport);
  for (const key of ['lumiere-experience', 'empreendedor-hoje', 'renovare'] as const) {
    await visit(page, paths[key]);
    const action = page.getByRole('main').getByRole('link', { name: text(`${key}.hero.cta`) });
    for (const part of [heading(page), nextOn(page, key), action.first()]) {
      await expect(part, key).toBeInViewport({ ratio: 1 });
    }
  }
});

test('a date is shown until the day is over in São Paulo, whenever the site was built', async ({
  page,
}) => {
  const lumiere = nextOn(page, 'lumiere-experience');
  for (const [now, where] of [['02:59:59', place] as const, ['03:00:00', 'Curitiba'] as const]) {
    await page.clock.setFixedTime(`2096-03-01T${now}Z`);
    await visit(page, paths['lumiere-experience']);
    await expect(lumiere).toContainText(where);
  }
  await page.clock.setFixedTime('2096-03-02T03:00:00Z');
  await visit(page, paths.home);
  await expect(nextOn(page, 'renovare')).toBeVisible();
  await expect(lumiere).toHaveCount(0);
});

test.describe('on a site in several languages', () => {
  test.use({ baseURL: siteAt('languages').url });

  test('right to left too, a screen reader reads one sentence, and a calendar gets its file', async ({
    page,
  }) => {
    const { paths, text } = readWords(writeLongLanguages('site', 'en', 'ar', 'fr'), 'ar');
    await page.goto(paths['lumiere-experience']);
    const sentence = await nextOn(page, 'lumiere-experience', text).ariaSnapshot();
    expect(sentence).toMatch(new RegExp(`^- paragraph: [^\n]*${place}[^\n]*$`));
    const link = page.getByRole('link', { name: text('common.agenda.save') });
    const address = await link.evaluate((element: HTMLAnchorElement) => element.href);
    const { 'content-type': type } = (await page.request.get(address)).headers();
    expect(type).toContain('text/calendar');
  });
});
