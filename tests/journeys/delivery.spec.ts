import { createServer, type Server, type ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { formEndpoint, siteAt } from '../sites';
import {
  copyOf,
  expect,
  fieldOf,
  fillForm,
  heading,
  hold,
  linkTo,
  message,
  paths,
  saveData,
  submitOf,
  test,
  text,
  titleOf,
  toastOf,
  visit,
  visitBeforeScripts,
} from './visit';

// One server, one address: the tests of this file take turns.
test.describe.configure({ mode: 'serial' });
test.use({
  baseURL: siteAt('delivery').url,
  expected: [/Failed to load resource|CORS|net::ERR|is elsewhere|dynamically imported|connect-src/],
});

type Answer = (response: ServerResponse) => void;

const status =
  (code: number, headers = {}): Answer =>
  (response) =>
    response.writeHead(code, { 'Access-Control-Allow-Origin': '*', ...headers }).end('{}');

const yes = status(200);

/** All that is no clear yes and comes at once. */
const failures: Record<string, Answer> = {
  'refuses it': status(422),
  breaks: status(500),
  'hangs up': (response) => response.destroy(),
  'lets no other site read its answer': (response) => response.writeHead(200).end('{}'),
  'redirects to another host': status(302, { Location: siteAt('shipped').url }),
};

/** What the owner's form service got, and how it answers. */
const service = { bodies: [] as string[], answer: yes };
let server: Server;

/** Lets the service answer not before the returned function is called. */
function holdAnswer(answer: Answer) {
  const held: ServerResponse[] = [];
  service.answer = (response) => held.push(response);
  return async () => {
    await expect.poll(() => held.length).toBe(1);
    answer(held[0] as ServerResponse);
  };
}

test.beforeAll(async () => {
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      // Browsers ask any server for its icon.
      if (request.method === 'POST') service.bodies.push(Buffer.concat(parts).toString('utf8'));
      service.answer(response);
    });
  });
  await new Promise<void>((listening) => {
    server.listen(Number(new URL(formEndpoint).port), listening);
  });
});

test.afterAll(() => {
  server.close();
  server.closeAllConnections();
});

test.beforeEach(() => {
  service.bodies = [];
  service.answer = yes;
});

const failureOf = (page: Page, key = 'failed') =>
  page.getByText(text(`contato.form.delivery.${key}`)).filter({ visible: true });

const sendingOf = (page: Page) =>
  page.getByRole('button', { name: text('contato.form.delivery.sending') });

/** That she is told, once, that it failed, and offered the chat with her own words. */
async function expectFailure(page: Page, key = 'failed') {
  await expect(failureOf(page, key)).toHaveCount(1);
  await expect(failureOf(page, key)).toBeInViewport({ ratio: 1 });
  const chat = page.getByRole('link', { name: text('contato.form.delivery.whatsapp') });
  const { searchParams } = new URL((await chat.getAttribute('href')) ?? '');
  expect(searchParams.get('text')).toBe(message.mensagem);
  await expect(toastOf(page)).toHaveCount(0);
}

async function expectNothingLost(page: Page) {
  for (const [name, value] of Object.entries(message)) {
    await expect(fieldOf(page, name)).toHaveValue(value);
  }
}

/** That she is told, once, that it was sent, and of no failure before. */
async function expectSuccess(page: Page) {
  // Of two, Playwright would complain.
  await expect(toastOf(page)).toBeInViewport({ ratio: 1 });
  await expect(failureOf(page)).toHaveCount(0);
}

test('a message arrives once, whole, however it is written and however often it is clicked', async ({
  page,
}) => {
  await visit(page, paths.contato);
  const hostile = '<script>alert(1)</script> & "aspas"\n=cmd|/C calc ✓ 👩🏽';
  await fillForm(page, { mensagem: hostile });
  await submitOf(page).dblclick();
  await expectSuccess(page);
  await expect(fieldOf(page, 'mensagem')).toHaveValue('');
  expect(service.bodies).toHaveLength(1);
  const [body = ''] = service.bodies;
  for (const words of [message.nome, message.email, message.telefone, message.interesse]) {
    expect(body).toContain(words);
  }
  expect(body.replaceAll('\r\n', '\n')).toContain(hostile);
});

test('what a program fills in without a sound arrives as well, once, though it sends twice', async ({
  page,
}) => {
  await visit(page, paths.contato);
  await page.locator('form').evaluate((form: HTMLFormElement, values) => {
    for (const [name, value] of Object.entries(values)) {
      (form.elements.namedItem(name) as HTMLInputElement).value = value;
    }
    form.requestSubmit();
    form.requestSubmit();
  }, message);
  await expectSuccess(page);
  expect(service.bodies).toHaveLength(1);
  for (const words of Object.values(message)) expect(service.bodies[0]).toContain(words);
});

for (const [what, answer] of Object.entries(failures)) {
  test(`a message to a service that ${what} is not said to be sent, and stays`, async ({
    page,
  }) => {
    service.answer = answer;
    await visit(page, paths.contato);
    await fillForm(page);
    await submitOf(page).click();
    await expectFailure(page);
    await expectNothingLost(page);
  });
}

for (const code of ['with', 'without']) {
  test(`however often she tries, ${code} the toast’s code, only the last outcome is told`, async ({
    page,
  }) => {
    if (code === 'without') await page.route(/toaster/, (route) => route.abort());
    await visit(page, paths.contato);
    for (const answer of [500, 500, 422, 500, 200, 200, 500, 200]) {
      service.answer = status(answer);
      await fillForm(page);
      await submitOf(page).click();
      if (answer === 200) await expectSuccess(page);
      else await expectFailure(page);
    }
    await page.getByRole('button', { name: text('common.toast.close') }).click();
    await expect(toastOf(page)).toHaveCount(0);
  });
}

test('while a slow service answers, nothing that she writes is lost: the fields wait, and say so', async ({
  page,
}) => {
  const release = holdAnswer(yes);
  await visit(page, paths.contato);
  await fillForm(page);
  await fieldOf(page, 'email').press('Enter');
  await expect(sendingOf(page)).toBeVisible();
  await expect(
    page.getByRole('status').filter({ hasText: text('contato.form.delivery.sending') }),
    'is said to a screen reader',
  ).toBeAttached();
  await expect(fieldOf(page, 'email'), 'keeps the focus').toBeFocused();
  for (const name of Object.keys(message)) {
    await fieldOf(page, name).focus();
    await page.keyboard.type('Ainda');
    await page.keyboard.press('ArrowDown');
    await expect(fieldOf(page, name)).toBeFocused();
  }
  await sendingOf(page).click();
  await expectNothingLost(page);
  await release();
  await expectSuccess(page);
  for (const name of Object.keys(message)) await expect(fieldOf(page, name)).toHaveValue('');
  expect(service.bodies, 'a second click is ignored').toHaveLength(1);
  await fillForm(page);
  await expectNothingLost(page);
});

test('a service that never answers is given up, and nothing is lost', async ({ page }) => {
  service.answer = () => {};
  await visit(page, paths.contato);
  await fillForm(page);
  await submitOf(page).click();
  await expect(failureOf(page)).toBeVisible({ timeout: 30_000 });
  await expectFailure(page);
  await expectNothingLost(page);
});

test('without a network nothing is lost', async ({ page, context }) => {
  await visit(page, paths.contato);
  await fillForm(page);
  await context.setOffline(true);
  await submitOf(page).click();
  await expectFailure(page);
  await expectNothingLost(page);
});

for (const [answer, outcome] of [
  [500, 'a failure'],
  [200, 'a success'],
] as const) {
  const expectOutcome = (page: Page) =>
    answer === 200 ? expectSuccess(page) : expectFailure(page, 'failedElsewhere');

  test(`${outcome} is told on the page to which she has gone meanwhile, in words that are true there`, async ({
    page,
  }) => {
    const release = holdAnswer(status(answer));
    await visit(page, paths.contato);
    await fillForm(page);
    await submitOf(page).click();
    await linkTo(page.getByRole('banner'), 'home').click();
    await expect(heading(page)).toHaveText(titleOf('home'));
    await release();
    await expectOutcome(page);
  });

  test(`${outcome} is told in an empty form to which she has come back, which sends when the first is through`, async ({
    page,
  }) => {
    const release = holdAnswer(status(answer));
    await visit(page, paths.contato);
    await fillForm(page);
    await submitOf(page).click();
    await linkTo(page.getByRole('banner'), 'home').click();
    await expect(heading(page)).toHaveText(titleOf('home'));
    await page.goBack();
    await fillForm(page, { nome: 'Bia' });
    await fieldOf(page, 'nome').press('Enter');
    await release();
    await expectOutcome(page);
    expect(service.bodies, 'one message at a time').toHaveLength(1);
    await expect(fieldOf(page, 'nome'), 'what she wrote meanwhile').toHaveValue('Bia');
    service.answer = yes;
    await submitOf(page).click();
    await expectSuccess(page);
    expect(service.bodies).toHaveLength(2);
  });

  test(`${outcome} that comes while the next page is on its way is still there when that opens`, async ({
    page,
  }) => {
    await saveData(page);
    const release = holdAnswer(status(answer));
    await visit(page, paths.contato);
    await fillForm(page);
    await submitOf(page).click();
    const open = await hold(page, copyOf('renovare'));
    await linkTo(page.getByRole('banner'), 'renovare').click();
    await release();
    if (answer === 200) await expectSuccess(page);
    else await expectFailure(page);
    open();
    await expect(heading(page)).toHaveText(titleOf('renovare'));
    await expectOutcome(page);
  });
}

test('a toast whose code hangs becomes a sentence on the page to which she has gone', async ({
  page,
}) => {
  const release = holdAnswer(status(500));
  const open = await hold(page, '**/*toaster*');
  await visit(page, paths.contato);
  await fillForm(page);
  await submitOf(page).click();
  await linkTo(page.getByRole('banner'), 'home').click();
  await expect(heading(page)).toHaveText(titleOf('home'));
  await release();
  await expectFailure(page, 'failedElsewhere');
  open();
  await expect(page.getByRole('region', { name: text('common.toast.region') })).toContainText(
    text('contato.form.delivery.failedElsewhere'),
  );
  await expectFailure(page, 'failedElsewhere');
});

test('before scripts have come, the browser itself sends the form to the same place', async ({
  page,
}) => {
  const release = await visitBeforeScripts(page, paths.contato);
  await fillForm(page);
  await submitOf(page).click();
  await page.waitForURL(formEndpoint);
  expect(service.bodies).toHaveLength(1);
  expect(new URL(page.url()).search, 'nothing typed is in the address').toBe('');
  release();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form posts by itself, and says who confirms', async ({ page }) => {
    await page.goto(paths.contato);
    const [whoConfirms = ''] = text('contato.form.delivery.noScript').split('.');
    await expect(page.getByText(whoConfirms)).toBeVisible();
    await fillForm(page);
    await submitOf(page).click();
    await page.waitForURL(formEndpoint);
    expect(service.bodies).toHaveLength(1);
  });
});

test('only this place is added to what the pages may reach, and the privacy sentence is true', async ({
  page,
}) => {
  await visit(page, paths.contato);
  const policy = page.locator('meta[http-equiv=Content-Security-Policy]');
  const { origin } = new URL(formEndpoint);
  await expect(policy).toHaveAttribute('content', new RegExp(`connect-src 'self' ${origin};`));
  await expect(policy).toHaveAttribute('content', new RegExp(`form-action ${origin};`));
  await expect(page.getByRole('contentinfo')).toContainText(text('common.footer.privacyDelivery'));
  await expect(page.getByRole('main')).toContainText(text('contato.form.delivery.privacy'));
});
