import type { Page } from '@playwright/test';
import { originOf, wordsOf } from '../sites';
import {
  expect,
  fieldOf,
  fillForm,
  heading,
  hold,
  hydrated,
  linkTo,
  message,
  paths,
  phone,
  submitOf,
  test,
  text,
  titleOf,
  toastOf,
  visit,
  visitBeforeScripts,
  words,
} from './visit';

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

/** A field that the form has emptied itself must not be marked as invalid. */
async function expectNothingRed(page: Page) {
  const red = page.locator(':user-invalid:not(form), [aria-invalid=true]');
  expect(await red.evaluateAll((all) => all.map(({ id }) => id)), 'fields that are red').toEqual(
    [],
  );
}

/** Every request that could send the form's values, to any address. */
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
  await fillForm(page);
  await submitOf(page).click();
  await expect(toastOf(page)).toBeInViewport({ ratio: 1 });
  await expectEmpty(page);
  await expectNothingRed(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await page.clock.runFor(1500);
  await expect(toastOf(page), 'still visible after some seconds').toBeVisible();
  await page.clock.runFor(3500);
  await expect(toastOf(page), 'closed by itself').toHaveCount(0);
  expect(sent, 'what was sent').toEqual([]);
  await expect(page).toHaveURL(paths.contato);
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

test('an invalid field is marked on blur for eyes and screen readers, by an icon alone, until corrected', async ({
  page,
}) => {
  await visit(page, paths.contato);
  const form = formOf(page);
  const icons = form.locator('svg').filter({ visible: true });
  const [wordsBefore, iconsBefore] = [await form.innerText(), await icons.count()];
  await fieldOf(page, 'email').fill('ana@');
  await expect(fieldOf(page, 'email'), 'while she types').not.toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await page.keyboard.press('Tab');
  await expect(fieldOf(page, 'email'), 'once she left').toHaveAttribute('aria-invalid', 'true');
  await expect(icons, 'an icon beside the field').toHaveCount(iconsBefore + 1);
  expect(await form.innerText(), 'the browser’s bubble is the text').toBe(wordsBefore);
  await expect(fieldOf(page, 'nome'), 'a field not visited').not.toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await fieldOf(page, 'email').fill('ana@example.com');
  await page.keyboard.press('Tab');
  await expect(fieldOf(page, 'email')).not.toHaveAttribute('aria-invalid', 'true');
  await expect(icons).toHaveCount(iconsBefore);
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
  // The second click of a slow double click comes when the form is already empty.
  await submitOf(page).hover();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expectNothingRed(page);
  await expect(fieldOf(page, 'nome')).not.toBeFocused();
});

test('a form that a password manager or a script fills in and submits is confirmed too', async ({
  page,
}) => {
  await visit(page, paths.contato);
  await expect(submitOf(page)).toBeEnabled();
  await page.locator('form').evaluate((form: HTMLFormElement, values) => {
    for (const [name, value] of Object.entries(values)) {
      (form.elements.namedItem(name) as HTMLInputElement).value = value;
    }
    form.requestSubmit();
  }, message);
  await expect(toastOf(page)).toBeVisible();
  await expectEmpty(page);
});

test('Enter sends the form too; emoji, ten thousand characters and no telephone are accepted', async ({
  page,
}) => {
  const long = `Olá! 👩‍👩‍👧\n\n${'Uma história comprida. '.repeat(450)}`.slice(0, 10_000);
  await visit(page, paths.contato);
  await fillForm(page, { nome: 'Ana 👋🏽 Conceição', telefone: '', mensagem: long });
  await expect(fieldOf(page, 'mensagem')).toHaveValue(long);
  await fieldOf(page, 'email').press('Enter');
  await expect(toastOf(page)).toBeVisible();
  await expectEmpty(page);
});

test('a confirmation stays while hovered, does not take the focus, and can be closed', async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, paths.contato);
  const send = async (nome: string) => {
    await fillForm(page, { nome });
    await submitOf(page).focus();
    await page.keyboard.press('Enter');
    await expect(toastOf(page)).toHaveCount(1);
    await expect(submitOf(page), 'the toast doesn’t take the focus').toBeFocused();
  };
  await send('Ana');
  await send('Bia');
  await toastOf(page).hover();
  await page.clock.runFor(10_000);
  await expect(toastOf(page), 'under the mouse').toHaveCount(1);
  const close = page.getByRole('button', { name: text('common.toast.close') });
  await close.click();
  await expect(toastOf(page)).toHaveCount(0);
  await send('Cida');
  await close.focus();
  await page.keyboard.press('Enter');
  await expect(toastOf(page)).toHaveCount(0);
  await expect(submitOf(page), 'the focus returns').toBeFocused();
});

test('the form is emptied at once; a confirmation whose code does not load becomes a sentence in the page', async ({
  page,
}) => {
  await page.clock.install();
  await hold(page, '**/*toast-region*');
  await visit(page, paths.contato);
  await fillForm(page);
  await submitOf(page).click();
  await expectEmpty(page);
  await fieldOf(page, 'nome').fill('Bia');
  await page.clock.runFor(5000);
  await expect(page.getByRole('alert')).toHaveText(confirmation);
  await expect(toastOf(page)).toBeInViewport({ ratio: 1 });
  await expect(fieldOf(page, 'nome'), 'what she writes next').toHaveValue('Bia');
  await page.getByRole('button', { name: text('common.toast.close') }).click();
  await expect(toastOf(page)).toHaveCount(0);
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

test('what was typed is there again after a look at another page, until it is sent; the confirmation is not', async ({
  page,
}) => {
  await visit(page, paths.contato);
  await fillForm(page);
  const leaveAndReturn = async () => {
    await linkTo(page.getByRole('banner'), 'home').click();
    await expect(heading(page)).toHaveText(titleOf('home'));
    await expect(toastOf(page)).toHaveCount(0);
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

test.describe('where the page’s HTML was changed on its way', () => {
  // React reports the difference.
  test.use({ expected: [/Minified React error #418/] });

  const changes = {
    'the host hides e-mail addresses': (html: string) =>
      html.replaceAll(/mailto:[^"?]+/g, '/cdn-cgi/l/email-protection'),
    'an extension adds an element beside the text area': (html: string) =>
      html.replace('</textarea>', '</textarea><grammar-help></grammar-help>'),
    'the browser translates labels and headings': (html: string) =>
      html.replaceAll(/(<(?:label|h1|h2)[^>]*>)([^<]+)/g, '$1<font>~$2</font>'),
  };

  for (const [what, change] of Object.entries(changes)) {
    test(`what was typed before scripts came stays, though ${what}`, async ({ page }) => {
      await page.route(`**${paths.contato}`, async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        expect(change(html)).not.toBe(html);
        await route.fulfill({ response, body: change(html) });
      });
      const release = await visitBeforeScripts(page, paths.contato);
      for (const [name, value] of Object.entries(message)) {
        const field = page.locator(`[name=${name}]`);
        if (name === 'interesse') await field.selectOption(value);
        else await field.fill(value);
      }
      release();
      await expect(submitOf(page)).toBeEnabled();
      for (const [name, value] of Object.entries(message)) {
        await expect(fieldOf(page, name)).toHaveValue(value);
      }
    });
  }
});

test.describe('in a language with long words', () => {
  test.use({ baseURL: originOf('world') });
  for (const language of [wordsOf('world'), wordsOf('world', 'ar')]) {
    for (const { width, height } of [phone.viewport, { width: 1280, height: 800 }]) {
      test(`the icon of an invalid field overlaps nothing: ${language.tag}, ${width} px, large text too`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height });
        await visit(page, language.paths.contato);
        const icons = page.locator('form svg:not([data-arrow])');
        await page.locator('form svg').evaluate((arrow) => arrow.setAttribute('data-arrow', ''));
        await fieldOf(page, 'email', language).fill(`${'endereço.comprido.'.repeat(8)}@`);
        for (const name of Object.keys(message)) await fieldOf(page, name, language).focus();
        await submitOf(page, language).focus();
        await expect(icons).toHaveCount(4);
        for (const size of ['100%', '200%']) {
          await page.evaluate(
            (size) => document.documentElement.style.setProperty('font-size', size),
            size,
          );
          expect(await icons.evaluateAll(liesOn), `text of ${size}`).toEqual([]);
        }
      });
    }
  }
});

/** The texts and fields of the form that the elements overlap. */
function liesOn(elements: Element[]): string[] {
  const form = elements[0]?.closest('form') as HTMLFormElement;
  const others: [string, DOMRect][] = [...form.querySelectorAll('input, select, textarea')].map(
    (field) => [field.outerHTML, field.getBoundingClientRect()],
  );
  const texts = document.createTreeWalker(form, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    for (const box of range.getClientRects()) others.push([String(range), box]);
  }
  return elements.flatMap((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return others
      .filter(([, box]) => left < box.right && box.left < right)
      .filter(([, box]) => top < box.bottom && box.top < bottom)
      .map(([what]) => what);
  });
}
