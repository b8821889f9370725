import type { Page, Route } from '@playwright/test';
import type { Message } from '../../src/contact/message.ts';
import { originOf, wordsOf } from '../sites.ts';
import { test as base, expect, firstPage, message, type SitePage } from './site-page.ts';

const invented = wordsOf('invented');
const { paths, text } = invented;

type Answer = (route: Route) => Promise<void>;

const status =
  (status: number, allowedOrigin = '*'): Answer =>
  (route) =>
    route.fulfill({ status, headers: { 'Access-Control-Allow-Origin': allowedOrigin } });

const failures: Record<string, Answer> = {
  'rejects the message': status(422),
  'answers 500': status(500),
  'closes the connection': (route) => route.abort(),
  // The site's content security policy allows no host but the service.
  'redirects to another host': (route) =>
    route.fulfill({ status: 302, headers: { Location: 'https://example.org/thanks' } }),
  'never answers': () => new Promise(() => {}),
  'lets only another site read its answer': status(200, 'https://example.org'),
};

const test = base.extend<{ service: { bodies: string[]; answer: Answer } }>({
  service: [
    async ({ page }, use) => {
      const service = { bodies: [] as string[], answer: status(200) };
      await page.route('https://forms.davila.art.br/**', async (route) => {
        service.bodies.push(route.request().postData() ?? '');
        await service.answer(route);
      });
      await use(service);
    },
    { auto: true },
  ],
});

test.use({
  baseURL: originOf('invented'),
  words: invented,
  expected: [
    /could not be loaded|Failed to load resource|CORS|net::ERR|request to another host|example\.org\/thanks/,
  ],
});

function holdAnswer(service: { answer: Answer }, answer: Answer) {
  const held: Route[] = [];
  service.answer = async (route) => void held.push(route);
  return async () => {
    await expect.poll(() => held.length).toBe(1);
    await answer(held[0] as Route);
  };
}

const failureOf = (page: Page) =>
  page.getByText(text('contato.form.delivery.failed')).filter({ visible: true });

const sendingOf = (page: Page) =>
  page.getByRole('button', { name: text('contato.form.delivery.sending') });

async function expectFailure({ page, toast }: SitePage) {
  await expect(failureOf(page)).toHaveCount(1);
  await expect(failureOf(page)).toBeInViewport({ ratio: 1 });
  const chat = page.getByRole('link', { name: text('contato.form.delivery.whatsapp') });
  const { searchParams } = new URL((await chat.getAttribute('href')) ?? '');
  const interest = text(`contato.form.interesse.options.${message.interesse}`);
  expect(searchParams.get('text')).toBe([message.nome, interest, message.mensagem].join('\r\n'));
  await expect(toast).toHaveCount(0);
}

async function expectSuccess({ page, toast }: SitePage) {
  await expect(toast).toBeInViewport({ ratio: 1 });
  await expect(failureOf(page)).toHaveCount(0);
}

async function fill(site: SitePage) {
  await site.visit(paths.contato);
  await site.fillForm();
}

/** Fills in fields without events, as password managers may, and sends the form. */
function sendWithoutEvents(page: Page, values: Message) {
  return page.locator('form').evaluate((form: HTMLFormElement, values) => {
    for (const [name, value] of Object.entries(values)) {
      (form.elements.namedItem(name) as HTMLInputElement).value = value;
    }
    form.requestSubmit();
  }, values);
}

test('delivery: the service receives all fields unchanged, even those that were filled in without events', async ({
  page,
  site,
  service,
}) => {
  const hostile = '<script>alert(1)</script> & "aspas"\n=cmd|/C calc ✓ 👩🏽';
  await site.visit(paths.contato);
  const request = page.waitForRequest((request) => request.method() === 'POST');
  await sendWithoutEvents(page, { ...message, mensagem: hostile });
  await expectSuccess(site);
  await expect(site.field('mensagem')).toHaveValue('');
  expect(service.bodies).toHaveLength(1);
  const parts = (service.bodies[0] ?? '').replaceAll('\r\n', '\n').split(/\n?--.*\n?/);
  const received = parts.filter(Boolean).map((part) => part.split(/.*name="|"\n\n/).slice(1));
  expect(received).toEqual([
    ['nome', 'Ana Conceição'],
    ['email', 'ana@example.com'],
    ['telefone', '+55 11 90000-0000'],
    ['interesse', message.interesse],
    ['mensagem', hostile],
    ['access_key', 'a&“1”'],
    ['_subject', 'Do site'],
    ['_gotcha', ''],
  ]);
  await expect(page.locator('[name="_gotcha"]'), 'the field that only robots fill in').toBeHidden();
  // Without this header, some services redirect to another host.
  expect((await request).headers().accept).toBe('application/json');
});

test('delivery: keeps the message and offers WhatsApp if the service does not accept it', async ({
  page,
  site,
  service,
}) => {
  await page.addInitScript(() => {
    const { timeout } = AbortSignal;
    // Shortens the limit of 15 seconds. Any other limit would fail the test.
    AbortSignal.timeout = (limit) => timeout.call(AbortSignal, limit === 15_000 ? 3000 : 60_000);
  });
  await fill(site);
  for (const [what, answer] of Object.entries(failures)) {
    await test.step(`a service that ${what}`, async () => {
      service.answer = answer;
      await site.submit.click();
      await expect(sendingOf(page)).toHaveCount(0);
      await expectFailure(site);
      await site.expectFields();
    });
  }
  service.answer = status(200);
  await site.submit.click();
  await expectSuccess(site);
});

test('delivery: if sending fails, the form keeps fields that were filled in without events', async ({
  page,
  site,
  service,
}) => {
  service.answer = status(500);
  await site.visit(paths.contato);
  await sendWithoutEvents(page, message);
  await expect(failureOf(page)).toBeVisible();
  await site.expectFields();
});

test('delivery: a failure is still shown after a minute', async ({ page, site, service }) => {
  await page.clock.install();
  service.answer = status(500);
  await fill(site);
  await site.submit.click();
  await expect(failureOf(page)).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(failureOf(page)).toBeVisible();
});

test('delivery: a failure is shown in front of the open menu, and its notice can be closed there', async ({
  page,
  site,
  service,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = holdAnswer(service, status(500));
  await fill(site);
  await site.submit.click();
  await site.toggle.click();
  await expect(site.menu).toBeInViewport();
  await release();
  // `getByRole` finds no element that is hidden from screen readers.
  const failure = page.getByRole('status').filter({ has: failureOf(page) });
  await expect(failure).toBeInViewport({ ratio: 1 });
  await failure.getByRole('button', { name: text('common.toast.close') }).click();
  await expect(failure).toHaveCount(0);
  await expect(site.menu).toBeInViewport();
});

test('delivery: the form says that it is sending, and a second click sends nothing', async ({
  page,
  site,
  service,
}) => {
  const release = holdAnswer(service, status(200));
  await fill(site);
  await site.field('email').press('Enter');
  await expect(sendingOf(page)).toBeVisible();
  await expect(
    page.getByRole('status').filter({ hasText: text('contato.form.delivery.sending') }),
    'what a screen reader says',
  ).toBeAttached();
  await expect(site.field('email'), 'keeps the focus').toBeFocused();
  await sendingOf(page).click();
  await site.expectFields();
  await release();
  await expectSuccess(site);
  expect(service.bodies, 'messages after a second click').toHaveLength(1);
});

for (const [code, outcome] of [
  [500, 'a failure'],
  [200, 'a success'],
] as const) {
  const expectOutcome = code === 200 ? expectSuccess : expectFailure;

  test(`delivery: ${outcome} is shown if the visitor left the form and returned before the answer`, async ({
    page,
    site,
    service,
  }) => {
    const release = holdAnswer(service, status(code));
    await fill(site);
    await site.submit.click();
    await site.follow(site.footer, 'home');
    await page.goBack();
    await expect(sendingOf(page)).toBeVisible();
    await site.expectFields();
    await site.field('nome').press('Enter');
    await release();
    await expectOutcome(site);
    expect(service.bodies, 'messages after one more press').toHaveLength(1);
    if (code === 200) await expect(site.field('mensagem')).toHaveValue('');
    else await site.expectFields();
    service.answer = status(200);
    await site.fillForm();
    await site.submit.click();
    await expectSuccess(site);
    expect(service.bodies, 'messages after sending again').toHaveLength(2);
  });

  test(`delivery: ${outcome} is shown if it arrives while the next page is loading`, async ({
    page,
    site,
    service,
  }) => {
    await site.saveData();
    const release = holdAnswer(service, status(code));
    await fill(site);
    await site.submit.click();
    const open = await site.hold(site.copyOf(firstPage));
    await site.linkTo(site.footer, firstPage).click();
    await release();
    await expectOutcome(site);
    // A hovered toast doesn't close.
    await (code === 200 ? site.toast : failureOf(page)).hover();
    open();
    await site.expectToBeAt(firstPage);
    await expectOutcome(site);
  });
}

test('delivery: the browser itself posts the form before scripts have loaded', async ({
  page,
  site,
  service,
}) => {
  const release = await site.visitBeforeScripts(paths.contato);
  await site.fillForm();
  await site.submit.click();
  await page.waitForURL('https://forms.davila.art.br/f/x1?a=1&b=%E2%80%9C2%E2%80%9D');
  expect(service.bodies).toHaveLength(1);
  release();
});
