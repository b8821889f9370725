import type { Locator, Page } from '@playwright/test';
import { urlOf } from '../sites.ts';
import { barriers } from './accessibility.ts';
import { expect, message, type SitePage, test } from './site-page.ts';

// This site has no form service, so its form confirms a message without sending it.
test.use({ baseURL: urlOf('development') });

/** The browser's message for a field, in whatever language the browser has. */
const saidBy = (field: Locator) =>
  field.evaluate((input: HTMLInputElement) => input.validationMessage);

async function expectEmpty(site: SitePage) {
  for (const label of Object.keys(message)) await expect(site.field(label)).toHaveValue('');
  await expect(site.page.locator(':user-invalid:not(form)'), 'fields that are red').toHaveCount(0);
}

/** Returns a list that receives the address of each message that is sent. */
function sendings(page: Page) {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
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
  await expect(site.confirmation).toBeInViewport({ ratio: 1 });
  const announced = page.getByRole('region', { name: 'Recados' }).getByRole('status');
  await expect(announced).toHaveText('Carta entregue! Respondemos em até 3 dias.');
  await expectEmpty(site);
  await page.clock.runFor(2500);
  await expect(site.confirmation, 'after 3.5 seconds').toBeVisible();
  await page.clock.runFor(1000);
  await expect(site.confirmation, 'after 4.5 seconds').toHaveCount(0);
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
  // Without this, Chromium calls an empty select invalid before anybody has touched it.
  await expect(site.field('Assunto da carta *')).toHaveAttribute('aria-invalid', 'false');
  for (const [label, value] of [
    ['Quem escreve *', ''],
    ['Endereço eletrônico *', ''],
    ['Endereço eletrônico *', 'ana@'],
    ['Assunto da carta *', ''],
    ['A carta *', ''],
  ] as const) {
    await site.fillForm({ [label]: value });
    await site.submit.click();
    await expect(site.field(label), `${label} ${value}`).toBeFocused();
    await expect(site.field('Número de telefone')).toHaveValue('+55 11 90000-0000');
  }
  await expect(site.confirmation).toHaveCount(0);
});

test('form: a message is read with its field, at one more press, and when the typing pauses, and goes once the field is right', async ({
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
  await site.submit.click();
  await expect(email).toBeFocused();
  const said = await saidBy(email);
  expect(await page.evaluate(() => Object(window).saidAtFocus)).toBe(said);
  await expect(status).toBeEmpty();

  await page.keyboard.press('Enter');
  await page.clock.runFor(300);
  await expect(status, 'after one more press').toHaveText(said);

  // Otherwise, a slow computer would take longer to type than the pause.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 100));
  await email.pressSequentially('ana');
  await expect(email, 'while she types').toHaveAccessibleDescription(said);
  await page.clock.runFor(1100);
  await expect(email, 'after a pause').toHaveAccessibleDescription(await saidBy(email));
  await expect(status).toBeEmpty();

  await email.pressSequentially('@example.com');
  await expect(email, 'once it is right').toHaveAccessibleDescription('');
  await expect(email).not.toHaveAttribute('aria-invalid');
});

test('form: the browser’s message and an icon mark each invalid field, move nothing, and are still there after a visit to another page, with what was typed', async ({
  page,
  site,
}) => {
  await site.visit('contato');
  const typed = { 'Quem escreve *': '', 'Endereço eletrônico *': 'ana@', 'A carta *': '' };
  await site.fillForm(typed);
  const placeOfButton = () =>
    site.submit.evaluate((button) => button.getBoundingClientRect().top + scrollY);
  const before = await placeOfButton();
  await site.submit.click();
  await site.field('Número de telefone').focus();
  const expectMessages = async () => {
    for (const label of Object.keys(typed)) {
      const field = site.field(label);
      const said = await saidBy(field);
      expect(said).toMatch(/\p{L}{3}/u);
      const hint = label === 'A carta *' ? ' Pode ser curta.' : '';
      await expect(field).toHaveAccessibleDescription(said + hint);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      const group = page.getByRole('presentation').filter({ has: field });
      await expect(group.getByText(said)).toBeVisible();
      await expect(group.locator('svg')).toBeVisible();
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
    await press(site.submit);
    await expect(site.confirmation).toBeVisible();
    await page.clock.runFor(1000);
    await expect(site.confirmation, 'confirmations').toHaveCount(1);
    await expectEmpty(site);
    // Password managers may fill in fields without events.
    await site.field('Quem escreve *').evaluate((field: HTMLInputElement) => {
      field.value = 'Bia';
    });
    await site.submit.click();
    await expect(site.field('Endereço eletrônico *')).toBeFocused();
  });
}

test('form: its confirmation takes no focus, and gives it back when closed', async ({
  page,
  site,
}) => {
  await site.visit('contato');
  await site.fillForm();
  await site.submit.press('Enter');
  // A toast doesn't close under the mouse.
  await site.confirmation.hover();
  await expect(site.submit, 'keeps the focus').toBeFocused();
  await page.getByRole('button', { name: 'Guardar o recado' }).press('Enter');
  await expect(site.confirmation).toHaveCount(0);
  await expect(site.submit, 'the focus returns').toBeFocused();
});

test('form: keeps what is typed before its scripts load, and sends nothing until they have loaded', async ({
  page,
  site,
}) => {
  const sent = sendings(page);
  const release = await site.visitBeforeScripts('contato');
  await expect(page.locator('form'), 'checked by the browser').not.toHaveAttribute('novalidate');
  await site.fillForm();
  await site.field('Quem escreve *').press('Enter');
  await expect(site.submit).toBeDisabled();
  await site.submit.click({ force: true });
  await site.field('A carta *').press('End');
  await page.keyboard.type(' Antes.');
  release();
  await page.keyboard.type(' Durante.'.repeat(10), { delay: 5 });
  await site.untilHydrated();
  await page.keyboard.type(' Depois.');
  await expect(site.field('A carta *'), 'the field that the visitor types into').toBeFocused();
  const typed = `${message['A carta *']} Antes.${' Durante.'.repeat(10)} Depois.`;
  await site.expectFields({ ...message, 'A carta *': typed });
  expect(sent).toEqual([]);
});

test.describe(() => {
  // React reports that the HTML isn't what it has rendered.
  test.use({ expected: [/Hydration failed|hydrat/i] });

  for (const changed of ['h1', 'h1 + p', 'main h2', 'footer li a']) {
    test(`form: keeps what is typed, even if the browser changes words of ${changed} before hydration`, async ({
      page,
      site,
    }) => {
      const release = await site.visitBeforeScripts('contato');
      await site.fillForm();
      // As a browser's translation does it, and as an iPhone makes a link of a date.
      await page.evaluate((selector) => {
        const element = document.querySelector(selector) as Element;
        element.innerHTML = `<font>~${element.textContent}</font>`;
      }, changed);
      release();
      await site.untilHydrated();
      await site.expectFields();
    });
  }
});
