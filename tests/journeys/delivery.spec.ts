import { createServer, type Server, type ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { formEndpoint, originOf } from '../sites';
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

// All tests share one form service at one address, so they run one after another.
test.describe.configure({ mode: 'serial' });
test.use({
  baseURL: originOf('delivery'),
  expected: [
    /could not be loaded|Failed to load resource|CORS|net::ERR|is elsewhere|dynamically imported|connect-src/,
  ],
});

type Answer = (response: ServerResponse) => void;

const status =
  (code: number, headers = {}): Answer =>
  (response) =>
    response.writeHead(code, { 'Access-Control-Allow-Origin': '*', ...headers }).end('{}');

const yes = status(200);

/** Every immediate answer that is not a clear success. */
const failures: Record<string, Answer> = {
  'rejects it': status(422),
  breaks: status(500),
  'hangs up': (response) => response.destroy(),
  'sends no CORS header': (response) => response.writeHead(200).end('{}'),
  'redirects to another host': status(302, { Location: originOf('shipped') }),
};

/** What the owner's form service has received, and how it answers. */
const service = { bodies: [] as string[], answer: yes };
let server: Server;

/** Holds the service's answer back until the returned function is called. */
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
      // Browsers also request the server's icon.
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

const failureOf = (page: Page) =>
  page.getByText(text('contato.form.delivery.failed')).filter({ visible: true });

const sendingOf = (page: Page) =>
  page.getByRole('button', { name: text('contato.form.delivery.sending') });

/** The visitor reads once that sending failed, and is offered a chat with her message filled in. */
async function expectFailure(page: Page) {
  await expect(failureOf(page)).toHaveCount(1);
  await expect(failureOf(page)).toBeInViewport({ ratio: 1 });
  const chat = page.getByRole('link', { name: text('contato.form.delivery.whatsapp') });
  const { searchParams } = new URL((await chat.getAttribute('href')) ?? '');
  const interest = text(`contato.form.interesse.options.${message.interesse}`);
  expect(searchParams.get('text')).toBe([message.nome, interest, message.mensagem].join('\r\n'));
  await expect(toastOf(page)).toHaveCount(0);
}

/** Sends a message and goes to the home page before the service answers. */
async function sendAndLeave(page: Page) {
  await visit(page, paths.contato);
  await fillForm(page);
  await submitOf(page).click();
  await linkTo(page.getByRole('banner'), 'home').click();
  await expect(heading(page)).toHaveText(titleOf('home'));
}

async function expectNothingLost(page: Page) {
  for (const [name, value] of Object.entries(message)) {
    await expect(fieldOf(page, name)).toHaveValue(value);
  }
}

/** The visitor is told once that the message was sent, and no earlier failure is shown. */
async function expectSuccess(page: Page) {
  // Playwright's strict mode would reject two toasts.
  await expect(toastOf(page)).toBeInViewport({ ratio: 1 });
  await expect(failureOf(page)).toHaveCount(0);
}

test('a message with special characters, sent with a double click, arrives once and unchanged', async ({
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

test('values that a program fills in without events arrive too, once, even if it submits twice', async ({
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
  test(`a message to a service that ${what} is not reported as sent and stays in the form`, async ({
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
  test(`after many attempts, ${code} the toast’s code, only the last outcome is shown`, async ({
    page,
  }) => {
    if (code === 'without') await page.route(/toast-region/, (route) => route.abort());
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

test('while a slow service answers, the form announces it, is read-only and loses nothing', async ({
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

test('a service that never answers times out, and nothing is lost', async ({ page }) => {
  service.answer = () => {};
  await visit(page, paths.contato);
  await fillForm(page);
  await submitOf(page).click();
  await expect(failureOf(page)).toBeVisible({ timeout: 30_000 });
  await expectFailure(page);
  await expectNothingLost(page);
});

test('offline, nothing is lost', async ({ page, context }) => {
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
    answer === 200 ? expectSuccess(page) : expectFailure(page);

  test(`${outcome} is shown on the page that the visitor has moved to`, async ({ page }) => {
    const release = holdAnswer(status(answer));
    await sendAndLeave(page);
    await release();
    await expectOutcome(page);
  });

  test(`${outcome} is shown to a visitor who has returned to the form, which waits for it meanwhile`, async ({
    page,
  }) => {
    const release = holdAnswer(status(answer));
    await sendAndLeave(page);
    await page.goBack();
    await expect(sendingOf(page)).toBeVisible();
    await expectNothingLost(page);
    await fieldOf(page, 'nome').press('Enter');
    await release();
    await expectOutcome(page);
    expect(service.bodies, 'sent once').toHaveLength(1);
    if (answer === 200) await expect(fieldOf(page, 'mensagem')).toHaveValue('');
    else await expectNothingLost(page);
    service.answer = yes;
    await fillForm(page);
    await submitOf(page).click();
    await expectSuccess(page);
    expect(service.bodies, 'and can send again').toHaveLength(2);
  });

  test(`${outcome} that arrives while the next page is loading is still shown once that page opens`, async ({
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

test('a toast whose code comes too late is a sentence, on whatever page, and no toast follows', async ({
  page,
}) => {
  const release = holdAnswer(status(500));
  const open = await hold(page, '**/*toast*');
  await sendAndLeave(page);
  await release();
  await expectFailure(page);
  open();
  await expect(page.getByRole('region', { name: text('common.toast.region') })).toBeAttached();
  await expectFailure(page);
  await expect(page.getByRole('alert')).toBeVisible();
});

test('a page that can’t be loaded doesn’t take a message on its way with it', async ({ page }) => {
  await saveData(page);
  const release = holdAnswer(yes);
  await visit(page, paths.contato);
  await fillForm(page);
  await submitOf(page).click();
  await page.route(copyOf('renovare'), (route) => route.abort());
  await linkTo(page.getByRole('banner'), 'renovare').click();
  await expect(heading(page)).toHaveText(text('common.error.title'));
  await release();
  await expectSuccess(page);
});

test('before scripts have loaded, the browser itself sends the form to the same address', async ({
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

  test('the browser posts the form, which says where the confirmation appears', async ({
    page,
  }) => {
    await page.goto(paths.contato);
    const [whoConfirms = ''] = text('contato.form.delivery.noScript').split('.');
    await expect(page.getByText(whoConfirms)).toBeVisible();
    await fillForm(page);
    await submitOf(page).click();
    await page.waitForURL(formEndpoint);
    expect(service.bodies).toHaveLength(1);
  });
});

test('the policy also allows the form service and nothing else, and the privacy texts mention it', async ({
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
