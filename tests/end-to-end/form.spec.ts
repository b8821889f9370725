import type { Locator, Page } from '@playwright/test';
import { urlOf } from '../sites.ts';
import { expect, message, type SitePage, test } from './site-page.ts';

// This site has no form service, so its form confirms a message without sending it.
test.use({ baseURL: urlOf('development') });

const submitOf = (page: Page) => page.getByRole('button', { name: 'Pôr no correio' });

const toastOf = (page: Page) =>
  page.getByText('Carta entregue! Respondemos em até 3 dias.').filter({ visible: true });

async function expectEmpty(site: SitePage) {
  for (const label of Object.keys(message)) await expect(site.field(label)).toHaveValue('');
  await expect(site.page.locator(':user-invalid:not(form)'), 'fields that are red').toHaveCount(0);
}

function sendings(page: Page) {
  const sent: string[] = [];
  page.on('request', (request) => {
    const submits = request.isNavigationRequest() && new URL(request.url()).search;
    if (request.method() !== 'GET' || submits) sent.push(`${request.method()} ${request.url()}`);
  });
  return sent;
}

test('form: without a service, confirms for four seconds, empties the fields and sends nothing', async ({
  page,
  site,
}) => {
  await page.clock.install();
  const sent = sendings(page);
  await site.visit('fale-comigo-já');
  const form = page.getByRole('region', { name: 'Deixe aqui a sua carta' });
  await expect(form.getByRole('link'), 'other ways to write').toHaveCount(0);
  const privacy = page.getByText('O que fazemos com a sua carta');
  await expect(privacy, 'the notice on privacy, and links to it').toHaveCount(0);
  await site.fillForm({ 'Número de telefone': '' });
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await site.field('Endereço eletrônico *').press('Enter');
  await page.clock.runFor(1000);
  const toast = toastOf(page);
  await expect(toast).toBeInViewport({ ratio: 1 });
  const announced = page.getByRole('region', { name: 'Recados' }).getByRole('status');
  await expect(announced).toHaveText('Carta entregue! Respondemos em até 3 dias.');
  await expectEmpty(site);
  await page.clock.runFor(2500);
  await expect(toast, 'after 3.5 seconds').toBeVisible();
  await page.clock.runFor(1000);
  await expect(toast, 'after 4.5 seconds').toHaveCount(0);
  expect(sent, 'what was sent').toEqual([]);
  await expect(page).toHaveURL('fale-comigo-já');
});

test('form: an incomplete message is kept, and the browser focuses the field that is not valid', async ({
  page,
  site,
}) => {
  const sent = sendings(page);
  await site.visit('fale-comigo-já');
  for (const [label, value] of [
    ['Quem escreve *', ''],
    ['Endereço eletrônico *', ''],
    ['Endereço eletrônico *', 'ana@'],
    ['Assunto da carta *', ''],
    ['A carta *', ''],
  ] as const) {
    await site.fillForm({ [label]: value });
    await submitOf(page).click();
    await expect(site.field(label), `${label} ${value}`).toBeFocused();
    await expect(site.field('Número de telefone')).toHaveValue('+55 11 90000-0000');
  }
  await expect(toastOf(page)).toHaveCount(0);
  expect(sent).toEqual([]);
});

test('form: an invalid field has an icon after the visitor leaves it and until she corrects it', async ({
  page,
  site,
}) => {
  await site.visit('fale-comigo-já');
  const form = page.getByRole('region', { name: 'Deixe aqui a sua carta' });
  const icons = form.locator('svg').filter({ visible: true });
  const iconsBefore = await icons.count();
  const email = site.field('Endereço eletrônico *');
  await email.pressSequentially('ana@');
  await expect(icons, 'while she types').toHaveCount(iconsBefore);
  await page.keyboard.press('Tab');
  await expect(icons, 'an icon beside the field that she left').toHaveCount(iconsBefore + 1);
  await email.fill('ana@example.com');
  await expect(icons, 'once corrected').toHaveCount(iconsBefore);
  await submitOf(page).click();
  await expect(icons, 'beside each field that is empty').toHaveCount(iconsBefore + 3);
});

const doublePresses = {
  'double click': (submit: Locator) => submit.dblclick(),
  'second Enter': async (submit: Locator) => {
    await submit.page().getByLabel('Quem escreve *').press('Enter');
    await submit.page().keyboard.press('Enter');
  },
};

for (const [what, press] of Object.entries(doublePresses)) {
  test(`form: sends once at a ${what}, and leaves no field red`, async ({ page, site }) => {
    await page.clock.install();
    await site.visit('fale-comigo-já');
    await site.fillForm();
    await press(submitOf(page));
    await expect(toastOf(page)).toBeVisible();
    await page.clock.runFor(1000);
    await expect(toastOf(page), 'confirmations').toHaveCount(1);
    await expectEmpty(site);
  });
}

test('form: its confirmation stays while hovered, takes no focus, and closing it returns the focus to the button', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await site.visit('fale-comigo-já');
  await site.fillForm();
  await submitOf(page).focus();
  await page.keyboard.press('Enter');
  await toastOf(page).hover();
  await page.clock.runFor(10_000);
  await expect(toastOf(page), 'under the mouse').toHaveCount(1);
  await expect(submitOf(page), 'keeps the focus').toBeFocused();
  await page.mouse.move(0, 0);
  await page.getByRole('button', { name: 'Guardar o recado' }).focus();
  await page.keyboard.press('Enter');
  await expect(toastOf(page)).toHaveCount(0);
  await expect(submitOf(page), 'the focus returns').toBeFocused();
});

test('form: keeps what is typed before its scripts load, and sends nothing until they have loaded', async ({
  page,
  site,
}) => {
  const sent = sendings(page);
  const release = await site.visitBeforeScripts('fale-comigo-já');
  await site.fillForm();
  await site.field('Quem escreve *').press('Enter');
  await expect(submitOf(page)).toBeDisabled();
  await submitOf(page).click({ force: true });
  await site.field('A carta *').press('End');
  await page.keyboard.type(' Antes.');
  release();
  await page.keyboard.type(' Durante.'.repeat(10), { delay: 5 });
  await expect(submitOf(page)).toBeEnabled();
  await site.untilHydrated();
  await page.keyboard.type(' Depois.');
  await expect(site.field('A carta *'), 'the field that the visitor types into').toBeFocused();
  const typed = `${message['A carta *']} Antes.${' Durante.'.repeat(10)} Depois.`;
  await site.expectFields({ ...message, 'A carta *': typed });
  expect(sent).toEqual([]);
  await submitOf(page).click();
  await expect(toastOf(page)).toBeVisible();
  await expectEmpty(site);
});

test('form: keeps typed text while the visitor looks at another page', async ({ page, site }) => {
  await site.visit('fale-comigo-já');
  await site.fillForm();
  await site.follow(site.header, 'Casa');
  await page.goBack();
  await site.expectFields();
});

test('storage: holds only scroll positions, even after a message', async ({ page, site }) => {
  await site.visit('fale-comigo-já');
  await site.fillForm();
  await submitOf(page).click();
  await expect(toastOf(page)).toBeVisible();
  await page.reload();
  await site.untilHydrated();
  const kept = await page.evaluate(() => [Object.keys(sessionStorage), Object.keys(localStorage)]);
  expect(kept).toEqual([[expect.stringContaining('scroll')], []]);
});
