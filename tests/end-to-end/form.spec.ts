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

test('form: confirms a message for four seconds, empties the fields and sends nothing', async ({
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

test('form: shows no notice when the owner wants it only to confirm', async ({ page }) => {
  await visit(page, paths.contato);
  await expect(formOf(page).getByRole('link'), 'other ways to write').toHaveCount(0);
  await expect(submitOf(page)).not.toHaveAttribute('aria-describedby');
});

test('form: keeps an incomplete message, and the browser focuses the field that is not valid', async ({
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

test('form: marks an invalid field with an icon from when the visitor leaves it until she corrects it', async ({
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
    await expectNothingRed(page);
  });
}

test('form: sends at a click that follows one beside the button at once', async ({ page }) => {
  await visit(page, paths.contato);
  await fillForm(page);
  await submitOf(page).hover();
  // The browser counts clicks at about the same place, whatever they hit.
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(toastOf(page)).toBeVisible();
});

test('form: the confirmation stays while hovered, leaves the focus where it is, and can be closed', async ({
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

test('form: keeps what is typed before scripts have loaded, and does not send it', async ({
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

test('form: keeps what was typed during a look at another page, until it is sent', async ({
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
