import type { Page } from '@playwright/test';
import {
  expect,
  fieldOf,
  fillForm,
  follow,
  header,
  hydrated,
  message,
  paths,
  submitOf,
  test,
  text,
  toastOf,
  visit,
  visitBeforeScripts,
  words,
} from './visit.ts';

const formOf = (page: Page) => page.getByRole('region', { name: text('contato.form.title') });

async function expectEmpty(page: Page) {
  for (const name of Object.keys(message)) await expect(fieldOf(page, name)).toHaveValue('');
  await expect(page.locator(':user-invalid:not(form)'), 'fields that are red').toHaveCount(0);
}

function sendings(page: Page) {
  const sent: string[] = [];
  page.on('request', (request) => {
    const asks = request.isNavigationRequest() && new URL(request.url()).search;
    if (request.method() !== 'GET' || asks) sent.push(`${request.method()} ${request.url()}`);
  });
  return sent;
}

test('form: without a service, confirms for four seconds, empties the fields and sends nothing', async ({
  page,
}) => {
  await page.clock.install();
  const sent = sendings(page);
  await visit(page, paths.contato);
  await expect(formOf(page).getByRole('link'), 'other ways to write').toHaveCount(0);
  await expect(submitOf(page)).not.toHaveAttribute('aria-describedby');
  await fillForm(page, { telefone: '' });
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await fieldOf(page, 'email').press('Enter');
  await page.clock.runFor(1000);
  await expect(toastOf(page)).toBeInViewport({ ratio: 1 });
  const announced = page.getByRole('region', { name: text('common.toast.region') });
  await expect(announced.getByRole('status')).toHaveText(words.confirmation);
  await expectEmpty(page);
  await page.clock.runFor(2500);
  await expect(toastOf(page), 'after 3.5 seconds').toBeVisible();
  await page.clock.runFor(1000);
  await expect(toastOf(page), 'after 4.5 seconds').toHaveCount(0);
  expect(sent, 'what was sent').toEqual([]);
  await expect(page).toHaveURL(paths.contato);
});

test('form: an incomplete message is kept, and the browser focuses the field that is not valid', async ({
  page,
}) => {
  const sent = sendings(page);
  await visit(page, paths.contato);
  const incomplete = [
    ['nome', { nome: '' }],
    ['email', { email: '' }],
    ['email', { email: 'ana@' }],
    ['interesse', { interesse: '' }],
    ['mensagem', { mensagem: '' }],
  ] as const;
  for (const [name, changes] of incomplete) {
    await fillForm(page, changes);
    await submitOf(page).click();
    await expect(fieldOf(page, name), JSON.stringify(changes)).toBeFocused();
    await expect(fieldOf(page, 'telefone')).toHaveValue('+55 11 90000-0000');
  }
  await expect(toastOf(page)).toHaveCount(0);
  expect(sent).toEqual([]);
});

test('form: an invalid field has an icon after the visitor leaves it and until she corrects it', async ({
  page,
}) => {
  await visit(page, paths.contato);
  const form = formOf(page);
  const icons = form.locator('svg').filter({ visible: true });
  const iconsBefore = await icons.count();
  await fieldOf(page, 'email').pressSequentially('ana@');
  await expect(icons, 'while she types').toHaveCount(iconsBefore);
  await page.keyboard.press('Tab');
  await expect(icons, 'an icon beside the field that she left').toHaveCount(iconsBefore + 1);
  await fieldOf(page, 'email').fill('ana@example.com');
  await expect(icons, 'once corrected').toHaveCount(iconsBefore);
  await submitOf(page).click();
  await expect(icons, 'beside each field that is empty').toHaveCount(iconsBefore + 3);
});

const doublePresses = {
  'double click': (page: Page) => submitOf(page).dblclick(),
  'second Enter': async (page: Page) => {
    await fieldOf(page, 'nome').press('Enter');
    await page.keyboard.press('Enter');
  },
};

for (const [what, press] of Object.entries(doublePresses)) {
  test(`form: sends once at a ${what}, and leaves no field red`, async ({ page }) => {
    await page.clock.install();
    await visit(page, paths.contato);
    await fillForm(page);
    await press(page);
    await expect(toastOf(page)).toBeVisible();
    await page.clock.runFor(1000);
    await expect(toastOf(page), 'confirmations').toHaveCount(1);
    await expectEmpty(page);
  });
}

test('form: a click beside the button does not make the next one a double click', async ({
  page,
}) => {
  await visit(page, paths.contato);
  await fillForm(page);
  await submitOf(page).hover();
  // For a browser, two clicks near each other are a double click, even on different elements.
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(toastOf(page)).toBeVisible();
});

test('form: its confirmation stays while hovered, takes no focus, and closing it returns the focus to the button', async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, paths.contato);
  await fillForm(page);
  await submitOf(page).focus();
  await page.keyboard.press('Enter');
  await toastOf(page).hover();
  await page.clock.runFor(10_000);
  await expect(toastOf(page), 'under the mouse').toHaveCount(1);
  await expect(submitOf(page), 'keeps the focus').toBeFocused();
  await page.getByRole('button', { name: text('common.toast.close') }).focus();
  await page.keyboard.press('Enter');
  await expect(toastOf(page)).toHaveCount(0);
  await expect(submitOf(page), 'the focus returns').toBeFocused();
});

test('form: keeps what is typed before its scripts have loaded, and sends it only later', async ({
  page,
}) => {
  const sent = sendings(page);
  const release = await visitBeforeScripts(page, paths.contato);
  await fillForm(page);
  await fieldOf(page, 'nome').press('Enter');
  await expect(submitOf(page)).toBeDisabled();
  await submitOf(page).click({ force: true });
  await fieldOf(page, 'mensagem').press('End');
  await page.keyboard.type(' Antes.');
  release();
  await page.keyboard.type(' Durante.'.repeat(10), { delay: 5 });
  await expect(submitOf(page)).toBeEnabled();
  await hydrated(page);
  await page.keyboard.type(' Depois.');
  await expect(fieldOf(page, 'mensagem'), 'still typing there').toBeFocused();
  const typed = `${message.mensagem} Antes.${' Durante.'.repeat(10)} Depois.`;
  for (const [name, value] of Object.entries({ ...message, mensagem: typed })) {
    await expect(fieldOf(page, name)).toHaveValue(value);
  }
  expect(sent).toEqual([]);
  await submitOf(page).click();
  await expect(toastOf(page)).toBeVisible();
  await expectEmpty(page);
});

test('form: keeps what is typed while the visitor looks at another page', async ({ page }) => {
  await visit(page, paths.contato);
  await fillForm(page);
  await follow(header(page), 'home');
  await page.goBack();
  for (const [name, value] of Object.entries(message)) {
    await expect(fieldOf(page, name)).toHaveValue(value);
  }
});
