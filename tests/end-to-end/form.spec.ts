import type { Page } from '@playwright/test';
import {
  expect,
  fieldOf,
  fillForm,
  heading,
  hydrated,
  linkTo,
  message,
  paths,
  submitOf,
  test,
  text,
  titleOf,
  toastOf,
  visit,
  visitBeforeScripts,
  words,
} from './visit.ts';

const { confirmation } = words;

const formOf = (page: Page) => page.getByRole('region', { name: text('contato.form.title') });

async function expectEmpty(page: Page) {
  for (const name of Object.keys(message)) {
    await expect(fieldOf(page, name), `${name} is empty`).toHaveValue('');
  }
  await expect(fieldOf(page, 'interesse').locator('option:checked')).toHaveText(
    text('contato.form.interesse.placeholder'),
  );
}

/** Fields that the form has emptied must not be marked as invalid. */
async function expectNothingRed(page: Page) {
  const red = page.locator(':user-invalid:not(form)');
  expect(await red.evaluateAll((all) => all.map(({ id }) => id)), 'fields that are red').toEqual(
    [],
  );
}

/** Every request that could send the form's values. */
function sendings(page: Page) {
  const sent: string[] = [];
  page.on('request', (request) => {
    const asks = request.isNavigationRequest() && new URL(request.url()).search;
    if (request.method() !== 'GET' || asks) sent.push(`${request.method()} ${request.url()}`);
  });
  return sent;
}

test('a complete message is confirmed for four seconds and sent nowhere, and the form is emptied', async ({
  page,
}) => {
  await page.clock.install();
  const sent = sendings(page);
  await visit(page, paths.contato);
  await fillForm(page, { telefone: '' });
  // Now time passes only where the test lets it.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await fieldOf(page, 'email').press('Enter');
  await page.clock.runFor(1000);
  await expect(toastOf(page)).toBeInViewport({ ratio: 1 });
  const announced = page.getByRole('region', { name: text('common.toast.region') });
  await expect(announced.getByRole('status')).toHaveText(confirmation);
  await expectEmpty(page);
  await expectNothingRed(page);
  await page.clock.runFor(1500);
  await expect(toastOf(page), 'still visible after some seconds').toBeVisible();
  await page.clock.runFor(3500);
  await expect(toastOf(page), 'closed by itself').toHaveCount(0);
  expect(sent, 'what was sent').toEqual([]);
  await expect(page).toHaveURL(paths.contato);
});

test('form: as specified, no note says that nothing is sent', async ({ page }) => {
  await visit(page, paths.contato);
  await expect(formOf(page).getByRole('link'), 'other ways to write').toHaveCount(0);
  await expect(submitOf(page)).not.toHaveAttribute('aria-describedby');
});

test('an incomplete message stays in the form, and the browser focuses the invalid field', async ({
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
    await expect(fieldOf(page, 'telefone')).toHaveValue(message.telefone);
  }
  await expect(toastOf(page)).toHaveCount(0);
  expect(sent).toEqual([]);
});

test('the browser marks an invalid field once she left it, by an icon alone, until it is corrected', async ({
  page,
}) => {
  await visit(page, paths.contato);
  const form = formOf(page);
  const icons = form.locator('svg').filter({ visible: true });
  const wordsBefore = await form.innerText();
  const iconsBefore = await icons.count();
  await fieldOf(page, 'email').pressSequentially('ana@');
  await expect(icons, 'while she types').toHaveCount(iconsBefore);
  await page.keyboard.press('Tab');
  await expect(icons, 'an icon beside the field that she left').toHaveCount(iconsBefore + 1);
  expect(await form.innerText(), 'the browser’s bubble is the text').toBe(wordsBefore);
  await fieldOf(page, 'email').fill('ana@example.com');
  await expect(icons, 'once corrected').toHaveCount(iconsBefore);
  await submitOf(page).click();
  await expect(icons, 'beside each field that is empty').toHaveCount(iconsBefore + 3);
});

test('a double click on the button sends once, and leaves no field red', async ({ page }) => {
  await page.clock.install();
  await visit(page, paths.contato);
  await fillForm(page);
  await submitOf(page).dblclick();
  await expect(toastOf(page)).toBeVisible();
  await page.clock.runFor(1000);
  await expect(toastOf(page), 'confirmations').toHaveCount(1);
  await expectEmpty(page);
  await expectNothingRed(page);
});

test('a confirmation stays while hovered, does not take the focus, and can be closed', async ({
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

test('what is typed and pressed before scripts have loaded is neither lost nor sent', async ({
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

test('what was typed is there again after a look at another page, until it is sent', async ({
  page,
}) => {
  await visit(page, paths.contato);
  await fillForm(page);
  const leaveAndReturn = async () => {
    await linkTo(page.getByRole('banner'), 'home').click();
    await expect(heading(page)).toHaveText(titleOf('home'));
    await page.goBack();
  };
  await leaveAndReturn();
  for (const [name, value] of Object.entries(message)) {
    await expect(fieldOf(page, name)).toHaveValue(value);
  }
  await submitOf(page).click();
  await expect(toastOf(page)).toBeVisible();
  await leaveAndReturn();
  await expectEmpty(page);
});
