import type { Locator, Page } from '@playwright/test';
import { urlOf } from '../sites.ts';
import { barriers } from './accessibility.ts';
import { expect, message, type SitePage, test } from './site-page.ts';

// This site has no form service, so its form confirms a message without sending it.
test.use({ baseURL: urlOf('development') });

const submitOf = (page: Page) => page.getByRole('button', { name: 'Pôr no correio' });

const toastOf = (page: Page) =>
  page.getByText('Carta entregue! Respondemos em até 3 dias.').filter({ visible: true });

/** The browser's message for a field, in whatever language the browser has. */
const saidBy = (field: Locator) =>
  field.evaluate((input: HTMLInputElement) => input.validationMessage);

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

test('form: without a service, confirms for four seconds, empties the fields, and neither sends nor stores anything', async ({
  page,
  site,
}) => {
  await page.clock.install();
  const sent = sendings(page);
  await site.visit('contato');
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
  await expect(page).toHaveURL('contato');
  expect(sent, 'what was sent').toEqual([]);
  await page.reload();
  const kept = await page.evaluate(() => [Object.keys(sessionStorage), Object.keys(localStorage)]);
  expect(kept, 'only scroll positions').toEqual([[expect.stringContaining('scroll')], []]);
});

test('form: focuses the first wrong field itself, and keeps the others', async ({ page, site }) => {
  await site.visit('contato');
  // The browser's own checks would stop the form, and Firefox for Android would focus nothing.
  await expect(page.locator('form')).toHaveAttribute('novalidate');
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
});

test('form: calls no field invalid before anybody touches it', async ({ page, site, context }) => {
  await site.visit('contato');
  const devTools = await context.newCDPSession(page);
  const { nodes } = await devTools.send('Accessibility.getFullAXTree');
  const invalid = nodes
    .filter(({ role }) => ['textbox', 'combobox'].includes(role?.value))
    .map(({ properties }) => properties?.find(({ name }) => name === 'invalid')?.value.value);
  expect(invalid).toEqual(['false', 'false', 'false', 'false', 'false']);
});

test('form: screen readers hear a message with its field, at one more press, and when the typing pauses', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await site.visit('contato');
  const email = site.field('Endereço eletrônico *');
  const status = page.locator('form').getByRole('status');
  await page.evaluate(() => {
    document.addEventListener('focusin', ({ target }) => {
      const id = (target as Element).getAttribute('aria-describedby') ?? '';
      Object.assign(window, { saidAtFocus: document.getElementById(id)?.textContent });
    });
  });
  await site.fillForm({ 'Endereço eletrônico *': '' });
  await submitOf(page).click();
  await expect(email).toBeFocused();
  const said = await saidBy(email);
  expect(await page.evaluate(() => Object(window).saidAtFocus)).toBe(said);
  await expect(status).toBeEmpty();

  await page.keyboard.press('Enter');
  await page.clock.runFor(300);
  await expect(status, 'after one more press').toHaveText(said);

  await email.pressSequentially('ana');
  await expect(email, 'while she types').toHaveAccessibleDescription(said);
  await page.clock.runFor(1100);
  await expect(email, 'after a pause').toHaveAccessibleDescription(await saidBy(email));
  await expect(status).toBeEmpty();
});

test('form: an invalid field has an icon once the visitor leaves it', async ({ page, site }) => {
  await site.visit('contato');
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
});

test('form: the browser’s message stands under each invalid field, moves nothing, and is still there after a visit to another page, with what was typed', async ({
  page,
  site,
}) => {
  await site.visit('contato');
  const typed = { 'Quem escreve *': '', 'Endereço eletrônico *': 'ana@', 'A carta *': '' };
  await site.fillForm(typed);
  const placeOfButton = () =>
    submitOf(page).evaluate((button) => button.getBoundingClientRect().top + scrollY);
  const before = await placeOfButton();
  await submitOf(page).click();
  await site.field('Número de telefone').focus();
  const expectMessages = async () => {
    for (const [label, hint] of [
      ['Quem escreve *', ''],
      ['Endereço eletrônico *', ''],
      ['A carta *', 'Pode ser curta.'],
    ] as const) {
      const field = site.field(label);
      const said = await saidBy(field);
      expect(said).toMatch(/\p{L}{3}/u);
      await expect(field).toHaveAccessibleDescription(`${said} ${hint}`.trim());
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      const group = page.getByRole('presentation').filter({ has: field });
      await expect(group.getByText(said)).toBeVisible();
    }
  };
  await expectMessages();
  expect(await barriers(page)).toEqual([]);
  expect(await placeOfButton(), 'the place of the button').toBe(before);
  await site.follow(site.footer, 'Casa');
  await page.goBack();
  await expectMessages();
  await site.expectFields({ ...message, ...typed });
});

test('form: a message changes with its field, and goes once it is right', async ({
  page,
  site,
}) => {
  await site.visit('contato');
  await submitOf(page).click();
  const [name, email] = [site.field('Quem escreve *'), site.field('Endereço eletrônico *')];
  const empty = page.getByText(await saidBy(email)).filter({ visible: true });
  await expect(empty, 'at the name, the e-mail and the letter').toHaveCount(3);
  await email.fill('ana@');
  await expect(page.getByText(await saidBy(email))).toBeVisible();
  await email.fill('ana@example.com');
  await name.fill('Ana');
  await expect(empty, 'at the letter').toHaveCount(1);
  await expect(name).not.toHaveAttribute('aria-invalid');
});

const doublePresses = {
  'double click': (submit: Locator) => submit.dblclick(),
  'second Enter': async (submit: Locator) => {
    await submit.page().getByLabel('Quem escreve *').press('Enter');
    await submit.page().keyboard.press('Enter');
  },
};

for (const [what, press] of Object.entries(doublePresses)) {
  test(`form: confirms once at a ${what}, and checks a new message`, async ({ page, site }) => {
    await page.clock.install();
    await site.visit('contato');
    await site.fillForm();
    await press(submitOf(page));
    await expect(toastOf(page)).toBeVisible();
    await page.clock.runFor(1000);
    await expect(toastOf(page), 'confirmations').toHaveCount(1);
    await expectEmpty(site);
    // Password managers may fill in fields without events.
    await site.field('Quem escreve *').evaluate((field: HTMLInputElement) => {
      field.value = 'Bia';
    });
    await submitOf(page).click();
    await expect(site.field('Endereço eletrônico *')).toBeFocused();
  });
}

test('form: its confirmation takes no focus, and gives it back when closed', async ({
  page,
  site,
}) => {
  await site.visit('contato');
  await site.fillForm();
  await submitOf(page).focus();
  await page.keyboard.press('Enter');
  // A toast doesn't close under the mouse.
  await toastOf(page).hover();
  await expect(submitOf(page), 'keeps the focus').toBeFocused();
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
  const release = await site.visitBeforeScripts('contato');
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
});

for (const [what, selector] of [
  ['a word of the hero', 'h1'],
  ['a date in the hero’s lead', 'h1 + p'],
  ['the form’s heading', 'main h2'],
  ['a link of the footer', 'footer li a'],
] as const) {
  test.describe(() => {
    // React reports that the HTML isn't what it has rendered.
    test.use({ expected: [/Hydration failed|hydrat/i] });

    test(`form: keeps what is typed, even if the browser changes ${what} before hydration`, async ({
      page,
      site,
    }) => {
      const release = await site.visitBeforeScripts('contato');
      await site.fillForm();
      // As a browser's translation does it, and as an iPhone makes a link of a date.
      await page
        .locator(selector)
        .first()
        .evaluate((element) => {
          element.innerHTML = `<font>~${element.textContent.slice(0, 4)}</font>${element.textContent.slice(4)}`;
        });
      release();
      await site.untilHydrated();
      await site.expectFields();
    });
  });
}
