import { createServer, type Server } from 'node:http';
import type { Page } from '@playwright/test';
import { formEndpoint, siteAt } from '../sites';
import {
  expect,
  fieldOf,
  fillForm,
  message,
  paths,
  submitOf,
  test,
  text,
  toastOf,
  visit,
  visitBeforeScripts,
} from './visit';

// One server, one address: the tests of this file take turns.
test.describe.configure({ mode: 'serial' });
test.use({
  baseURL: siteAt('delivery').url,
  expected: [/Failed to load resource|CORS|net::ERR|is elsewhere|dynamically imported/],
});

/** What the owner's form service got, and how it answers. */
const service = { bodies: [] as string[], status: 200 as number | 'never' };
let server: Server;

test.beforeAll(async () => {
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      // Browsers ask any server for its icon.
      if (request.method === 'POST') service.bodies.push(Buffer.concat(parts).toString('utf8'));
      if (service.status === 'never') return;
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.writeHead(service.status).end('{}');
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
  service.status = 200;
});

async function expectFailure(page: Page) {
  await expect(page.getByText(text('contato.form.delivery.failed'))).toBeVisible();
  const chat = page.getByRole('link', { name: text('contato.form.delivery.whatsapp') });
  const { searchParams } = new URL((await chat.getAttribute('href')) ?? '');
  expect(searchParams.get('text')).toBe(message.mensagem);
  await expect(fieldOf(page, 'mensagem')).toHaveValue(message.mensagem);
  await expect(toastOf(page)).toHaveCount(0);
}

test('a message arrives once, whole, however it is written and however often it is clicked', async ({
  page,
}) => {
  await visit(page, paths.contato);
  const hostile = '<script>alert(1)</script> & "aspas"\n=cmd|/C calc ✓ 👩🏽';
  await fillForm(page, { mensagem: hostile });
  await submitOf(page).dblclick();
  await expect(toastOf(page)).toBeVisible();
  await expect(fieldOf(page, 'mensagem')).toHaveValue('');
  expect(service.bodies).toHaveLength(1);
  const [body = ''] = service.bodies;
  for (const words of [message.nome, message.email, message.telefone, message.interesse]) {
    expect(body).toContain(words);
  }
  expect(body.replaceAll('\r\n', '\n')).toContain(hostile);
});

for (const status of [422, 500]) {
  test(`a message that the service answers with ${status} is not said to be sent, and stays`, async ({
    page,
  }) => {
    service.status = status;
    await visit(page, paths.contato);
    await fillForm(page);
    await submitOf(page).click();
    await expectFailure(page);
  });
}

test('a service that never answers is given up, and the button says so while it is waited for', async ({
  page,
}) => {
  service.status = 'never';
  await visit(page, paths.contato);
  await fillForm(page);
  await submitOf(page).click();
  const waiting = page.getByRole('button', { name: text('contato.form.delivery.sending') });
  await expect(waiting).toBeVisible();
  await waiting.click();
  await expect(page.getByText(text('contato.form.delivery.failed'))).toBeVisible({
    timeout: 30_000,
  });
  expect(service.bodies, 'a second click is ignored').toHaveLength(1);
  await expectFailure(page);
});

test('without a network nothing is lost', async ({ page, context }) => {
  await visit(page, paths.contato);
  await fillForm(page);
  await context.setOffline(true);
  await submitOf(page).click();
  await expectFailure(page);
});

test('without the confirmation’s own code, the page itself says how else to write', async ({
  page,
}) => {
  service.status = 500;
  await page.route(/toaster/, (route) => route.abort());
  await visit(page, paths.contato);
  await fillForm(page);
  await submitOf(page).click();
  await expectFailure(page);
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
    await expect(page.getByText('página do serviço que recebe o formulário')).toBeVisible();
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
});
