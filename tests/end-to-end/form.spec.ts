import type { Locator, Page } from '@playwright/test';
import { urlOf } from '../sites.ts';
import { barriers } from './accessibility.ts';
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
  expect(sent, 'what was sent').toEqual([]);
  await expect(page).toHaveURL('contato');
});

test('form: an incomplete message is kept, and the form itself focuses the field that is not valid', async ({
  page,
  site,
}) => {
  const sent = sendings(page);
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
  expect(sent).toEqual([]);
});

test('form: an invalid field has an icon after the visitor leaves it and until she corrects it', async ({
  page,
  site,
}) => {
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
  await submitOf(page).click();
  await expect(icons, 'beside each field that is empty').toHaveCount(iconsBefore + 3);
});

/** The browser's message for a field, in whatever language the browser has. */
const saidBy = (field: Locator) =>
  field.evaluate((input: HTMLInputElement) => input.validationMessage);

test('form: the browser’s message stands under each invalid field and describes it, moves nothing, and is still there after a visit to another page', async ({
  page,
  site,
}) => {
  await site.visit('contato');
  await site.fillForm({ 'Quem escreve *': '', 'Endereço eletrônico *': 'ana@', 'A carta *': '' });
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
    await expect(site.field('Assunto da carta *')).toHaveAttribute('aria-invalid', 'false');
  };
  await expectMessages();
  expect(await barriers(page)).toEqual([]);
  expect(await placeOfButton(), 'the place of the button').toBe(before);
  await site.follow(site.footer, 'Casa');
  await page.goBack();
  await expectMessages();
});

test('form: a message changes with its field, and goes once the field is corrected', async ({
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
  // Password managers may fill in fields without events.
  await page.locator('form').evaluate((form: HTMLFormElement) => {
    (form.elements.namedItem('interesse') as HTMLSelectElement).value = 'oficina';
    (form.elements.namedItem('mensagem') as HTMLTextAreaElement).value = 'Olá!';
  });
  await submitOf(page).click();
  await expect(toastOf(page)).toBeVisible();
  await expect(empty).toHaveCount(0);
  await expectEmpty(site);
});

const doublePresses = {
  'double click': (submit: Locator) => submit.dblclick(),
  'second Enter': async (submit: Locator) => {
    await submit.page().getByLabel('Quem escreve *').press('Enter');
    await submit.page().keyboard.press('Enter');
  },
};

for (const [what, press] of Object.entries(doublePresses)) {
  test(`form: sends once at a ${what}, leaves no field red, and at a press with only a name leads to the first empty field`, async ({
    page,
    site,
  }) => {
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

test('form: its confirmation stays while hovered, takes no focus, and closing it returns the focus to the button', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await site.visit('contato');
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
  await submitOf(page).click();
  await expect(toastOf(page)).toBeVisible();
  await expectEmpty(site);
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

test('form: keeps typed text while the visitor looks at another page', async ({ page, site }) => {
  await site.visit('contato');
  await site.fillForm();
  await site.follow(site.header, 'Casa');
  await page.goBack();
  await site.expectFields();
});

test('storage: holds only scroll positions, even after a message', async ({ page, site }) => {
  await site.visit('contato');
  await site.fillForm();
  await submitOf(page).click();
  await expect(toastOf(page)).toBeVisible();
  await page.reload();
  await site.untilHydrated();
  const kept = await page.evaluate(() => [Object.keys(sessionStorage), Object.keys(localStorage)]);
  expect(kept).toEqual([[expect.stringContaining('scroll')], []]);
});
