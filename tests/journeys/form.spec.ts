import type { Page } from '@playwright/test';
import { expect, hydrated, paths, test, text, visit, visitWithoutScripts } from './visit';

const fields = ['nome', 'email', 'telefone', 'interesse', 'mensagem'] as const;

const fieldOf = (page: Page, name: (typeof fields)[number]) =>
  page.getByLabel(text(`contato.form.${name}.label`), { exact: true });
const submitOf = (page: Page) => page.getByRole('button', { name: text('contato.form.submit') });
const toastOf = (page: Page) => page.getByText(text('contato.form.success_one'), { exact: true });

const message = {
  nome: 'Ana Conceição',
  email: 'ana@example.com',
  telefone: '+55 11 90000-0000',
  interesse: 'lumiere',
  mensagem: 'Olá! Quero saber da próxima edição.',
};

async function fill(page: Page, changes: Partial<typeof message> = {}) {
  const { interesse, ...typed } = { ...message, ...changes };
  for (const name of ['nome', 'email', 'telefone', 'mensagem'] as const) {
    await fieldOf(page, name).fill(typed[name]);
  }
  await fieldOf(page, 'interesse').selectOption(interesse);
}

async function expectEmpty(page: Page) {
  for (const name of fields) await expect(fieldOf(page, name)).toHaveValue('');
  await expect(fieldOf(page, 'interesse').locator('option:checked')).toHaveText(
    text('contato.form.interesse.placeholder'),
  );
}

/** Whatever the form would send, anywhere. */
function sendings(page: Page) {
  const sent: string[] = [];
  page.on('request', (request) => {
    const isPage = request.isNavigationRequest() && request.method() === 'GET';
    if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`);
    if (isPage && new URL(request.url()).search) sent.push(request.url());
  });
  return sent;
}

test('the form has five fields, their labels and the interests to choose from', async ({
  page,
}) => {
  await visit(page, paths.contato);
  await expectEmpty(page);
  for (const name of ['nome', 'email', 'interesse', 'mensagem'] as const) {
    await expect(fieldOf(page, name)).toHaveJSProperty('required', true);
  }
  await expect(fieldOf(page, 'telefone')).toHaveJSProperty('required', false);
  await expect(fieldOf(page, 'email')).toHaveAttribute('type', 'email');
  const options = fieldOf(page, 'interesse').locator('option');
  const values = await options.evaluateAll((all) =>
    all.map((option) => (option as HTMLOptionElement).value),
  );
  expect(values).toEqual([
    '',
    'renovare',
    'palestra',
    'elas-venceram',
    'lumiere',
    'empreendedor',
    'outro',
  ]);
  await expect(page.locator('form')).toHaveJSProperty('noValidate', false);
});

test('an empty form is not sent: the browser points to the first field', async ({ page }) => {
  const sent = sendings(page);
  await visit(page, paths.contato);
  await submitOf(page).click();
  await expect(fieldOf(page, 'nome')).toBeFocused();
  await expect(toastOf(page)).toHaveCount(0);
  expect(sent).toEqual([]);
});

const incomplete = [
  ['nome', { nome: '' }],
  ['email', { email: '' }],
  ['email', { email: 'ana@' }],
  ['email', { email: 'ana example.com' }],
  ['interesse', { interesse: '' }],
  ['mensagem', { mensagem: '' }],
] as const;

for (const [name, changes] of incomplete) {
  test(`with ${JSON.stringify(changes)} the browser points to ${name}, and nothing is lost`, async ({
    page,
  }) => {
    await visit(page, paths.contato);
    await fill(page, changes);
    await submitOf(page).click();
    await expect(fieldOf(page, name)).toBeFocused();
    const complaint = await fieldOf(page, name).evaluate(
      (field) => (field as HTMLInputElement).validationMessage,
    );
    expect(complaint).not.toBe('');
    await expect(toastOf(page)).toHaveCount(0);
    await expect(fieldOf(page, 'telefone')).toHaveValue(message.telefone);
  });
}

test('a complete message is confirmed for about four seconds and the form is empty again', async ({
  page,
}) => {
  const sent = sendings(page);
  await visit(page, paths.contato);
  await fill(page);
  await submitOf(page).click();
  await expect(toastOf(page)).toBeVisible();
  const shownAt = Date.now();
  await expect(toastOf(page)).toBeInViewport({ ratio: 1 });
  await expectEmpty(page);
  await page.mouse.move(5, 5);
  await expect(toastOf(page)).toBeHidden({ timeout: 8000 });
  const shownFor = Date.now() - shownAt;
  expect(shownFor).toBeGreaterThan(3000);
  expect(shownFor).toBeLessThan(6000);
  expect(sent).toEqual([]);
  await expect(page).toHaveURL(paths.contato);
  // An emptied field is no mistake of the visitor.
  await expect(page.locator(':user-invalid')).toHaveCount(0);
});

test('the telephone may stay empty', async ({ page }) => {
  await visit(page, paths.contato);
  await fill(page, { telefone: '' });
  await submitOf(page).click();
  await expect(toastOf(page)).toBeVisible();
});

test('Enter in a field sends like the button', async ({ page }) => {
  await visit(page, paths.contato);
  await fill(page);
  await fieldOf(page, 'email').press('Enter');
  await expect(toastOf(page)).toBeVisible();
  await expectEmpty(page);
});

test('the confirmation waits while the mouse is on it', async ({ page, hasTouch }) => {
  test.skip(hasTouch, 'A finger does not hover.');
  await visit(page, paths.contato);
  await fill(page);
  await submitOf(page).click();
  await toastOf(page).hover();
  // Longer than its four seconds.
  await page.waitForTimeout(5000);
  await expect(toastOf(page)).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(toastOf(page)).toBeHidden({ timeout: 6000 });
});

test('the confirmation can be closed', async ({ page }) => {
  await visit(page, paths.contato);
  await fill(page);
  await submitOf(page).click();
  await page.getByRole('button', { name: text('common.toast.close') }).click();
  await expect(toastOf(page)).toBeHidden({ timeout: 1500 });
});

test('a second message right after the first is confirmed as well', async ({ page }) => {
  await visit(page, paths.contato);
  for (const nome of ['Ana', 'Bia']) {
    await fill(page, { nome });
    await submitOf(page).click();
    await expectEmpty(page);
  }
  await expect(toastOf(page)).toHaveCount(2);
  await expect(toastOf(page)).toHaveCount(0, { timeout: 10_000 });
});

test('line breaks, emoji and ten thousand characters are fine', async ({ page }) => {
  const long = `Olá! 👩‍👩‍👧\n\n${'Uma história comprida. '.repeat(450)}`.slice(0, 10_000);
  await visit(page, paths.contato);
  await fill(page, { mensagem: long });
  await expect(fieldOf(page, 'mensagem')).toHaveValue(long);
  await fieldOf(page, 'nome').evaluate((field: HTMLInputElement) => {
    field.focus();
    field.select();
    document.execCommand('insertText', false, 'Ana 👋🏽\nConceição');
  });
  await expect(fieldOf(page, 'nome')).toHaveValue(/^Ana 👋🏽 ?Conceição$/);
  await submitOf(page).click();
  await expect(toastOf(page)).toBeVisible();
  await expectEmpty(page);
});

test('a press before scripts have loaded loses nothing', async ({ page }) => {
  const sent = sendings(page);
  const releaseScripts = await visitWithoutScripts(page, paths.contato);
  await fill(page);
  await fieldOf(page, 'nome').press('Enter');
  await expect(submitOf(page)).toBeDisabled();
  await submitOf(page).click({ force: true });
  await page.waitForTimeout(300);
  await expect(page).toHaveURL(paths.contato);

  releaseScripts();
  await hydrated(page);
  await expect(submitOf(page)).toBeEnabled();
  for (const name of fields) await expect(fieldOf(page, name)).toHaveValue(message[name]);
  expect(sent).toEqual([]);

  await submitOf(page).click();
  await expect(toastOf(page)).toBeVisible();
  await expectEmpty(page);
  await expect(page).toHaveURL(paths.contato);
});

test('typing goes on undisturbed while the page comes to life', async ({ page }) => {
  const releaseScripts = await visitWithoutScripts(page, paths.contato);
  await fieldOf(page, 'mensagem').click();
  await page.keyboard.type('Antes. ');
  releaseScripts();
  await page.keyboard.type('Durante. '.repeat(10), { delay: 5 });
  await hydrated(page);
  await page.keyboard.type('Depois.');
  await expect(fieldOf(page, 'mensagem')).toBeFocused();
  await expect(fieldOf(page, 'mensagem')).toHaveValue(`Antes. ${'Durante. '.repeat(10)}Depois.`);
});

test('React hears no key before the form is alive, and all of them afterwards', async ({
  page,
}) => {
  await visit(page, paths.contato);
  await expect(submitOf(page)).toBeEnabled();
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    document
      .getElementById('root')
      ?.addEventListener('keydown', ({ key }) => heard.push(key), true);
  });
  const setAlive = (alive: boolean) =>
    submitOf(page).evaluate(
      (button, disabled) => button.toggleAttribute('disabled', disabled),
      !alive,
    );
  await setAlive(false);
  await fieldOf(page, 'nome').press('a');
  await setAlive(true);
  await fieldOf(page, 'nome').press('b');
  expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([
    'b',
  ]);
  await expect(fieldOf(page, 'nome')).toHaveValue('ab');
});

test('what was typed does not follow the visitor to another page and back', async ({ page }) => {
  await visit(page, paths.contato);
  await fill(page);
  await submitOf(page).click();
  await expect(toastOf(page)).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: text('common.brand.home') })
    .click();
  await expect(page).toHaveTitle(text('home.meta.title'));
  await expect(toastOf(page)).toHaveCount(0);
  await page.goBack();
  await expectEmpty(page);
});

test('the other channels lead out, safely', async ({ page }) => {
  await visit(page, paths.contato);
  const channels = page.getByRole('region', { name: text('contato.channels.title') });
  const links = channels.getByRole('link');
  await expect(links).toHaveCount(5);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('href', /^(https:\/\/|mailto:)\S+$/);
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
});
