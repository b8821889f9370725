import type { Page, Route } from '@playwright/test';
import { test as base, expect, message, phone, type SitePage } from './site-page.ts';

type Answer = (route: Route) => Promise<void>;

const status =
  (status: number): Answer =>
  (route) =>
    route.fulfill({ status, headers: { 'Access-Control-Allow-Origin': '*' } });

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
  expected: [/could not be loaded|Failed to load resource|net::ERR|request to another host/],
});

function holdAnswer(service: { answer: Answer }, answer: Answer) {
  const held: Route[] = [];
  service.answer = async (route) => void held.push(route);
  return async () => {
    await expect.poll(() => held.length).toBe(1);
    await answer(held[0] as Route);
  };
}

const submitOf = (page: Page) => page.getByRole('button', { name: 'Pôr no correio' });

const sendingOf = (page: Page) => page.getByRole('button', { name: 'A caminho…' });

const successOf = (page: Page) =>
  page.getByText('Carta entregue! Respondemos em até 3 dias.').filter({ visible: true });

const failureOf = (page: Page) =>
  page
    .getByText('A carta voltou. Ela continua aqui: tente de novo ou mande por mensagem.')
    .filter({ visible: true });

async function expectFailure(page: Page) {
  await expect(failureOf(page)).toHaveCount(1);
  await expect(failureOf(page)).toBeInViewport({ ratio: 1 });
  const chat = page.getByRole('link', { name: 'Mandar pelo telefone' });
  const { searchParams } = new URL((await chat.getAttribute('href')) ?? '');
  expect(searchParams.get('text')).toBe(
    [
      'Ana Conceição',
      'ana@example.com',
      '+55 11 90000-0000',
      'Uma leitura',
      'Olá! Quero saber da próxima leitura.',
    ].join('\r\n'),
  );
  await expect(successOf(page)).toHaveCount(0);
}

async function expectSuccess(page: Page) {
  await expect(successOf(page)).toBeInViewport({ ratio: 1 });
  await expect(failureOf(page)).toHaveCount(0);
}

async function fill(site: SitePage) {
  await site.visit('contato');
  await site.fillForm();
}

test('delivery: the service receives all fields unchanged, even those that were filled in without events, and the form keeps these if it fails', async ({
  page,
  site,
  service,
}) => {
  const values = {
    nome: 'Ana Conceição',
    email: 'ana@example.com',
    telefone: '+55 11 90000-0000',
    interesse: 'leitura',
    mensagem: '<script>alert(1)</script> & "aspas"\n=cmd|/C calc ✓ 👩🏽',
  };
  await site.visit('contato');
  // Password managers may fill in fields without events.
  const send = () =>
    page.locator('form').evaluate((form: HTMLFormElement, values) => {
      for (const [name, value] of Object.entries(values)) {
        (form.elements.namedItem(name) as HTMLInputElement).value = value;
      }
      form.requestSubmit();
    }, values);
  service.answer = status(500);
  await send();
  await expect(failureOf(page)).toBeVisible();
  await site.follow(site.footer, 'Casa');
  await page.goBack();
  await expect(site.field('A carta *'), 'after a failure and a visit').toHaveValue(values.mensagem);
  service.answer = status(200);
  const request = page.waitForRequest((request) => request.method() === 'POST');
  await send();
  await expectSuccess(page);
  await expect(site.field('A carta *')).toHaveValue('');
  // Without `accept`, some services redirect to another host.
  const { accept, ...headers } = (await request).headers();
  expect(accept).toBe('application/json');
  const received = await new Response(service.bodies[1], { headers }).formData();
  expect([...received].map(([name, value]) => [name, String(value).replaceAll('\r', '')])).toEqual([
    ...Object.entries(values),
    ['access_key', 'a&“1”'],
    ['_subject', 'Do site'],
    ['_gotcha', ''],
  ]);
  await expect(page.locator('[name="_gotcha"]'), 'the field that only robots fill in').toBeHidden();
});

test('delivery: keeps the message when the service answers 500, and offers WhatsApp even after a minute', async ({
  page,
  site,
  service,
}) => {
  await page.clock.install();
  service.answer = status(500);
  await fill(site);
  await submitOf(page).click();
  await expectFailure(page);
  await page.clock.runFor(60_000);
  await expectFailure(page);
  await site.expectFields();
});

test('delivery: a failure is shown in front of the open menu, and its notice can be closed there', async ({
  page,
  site,
  service,
}) => {
  await page.setViewportSize(phone.viewport);
  const release = holdAnswer(service, status(500));
  await fill(site);
  await submitOf(page).click();
  await site.menuToggle.click();
  await expect(site.menu).toBeInViewport();
  await release();
  // `getByRole` finds no element that is hidden from screen readers.
  const failure = page.getByRole('status').filter({ has: failureOf(page) });
  await expect(failure).toBeInViewport({ ratio: 1 });
  await failure.getByRole('button', { name: 'Guardar o recado' }).click();
  await expect(failure).toHaveCount(0);
  await expect(site.menu).toBeInViewport();
});

test('delivery: says that it is sending, keeps the focus, and sends nothing more meanwhile', async ({
  page,
  site,
  service,
}) => {
  const release = holdAnswer(service, status(200));
  await fill(site);
  const email = site.field('Endereço eletrônico *');
  await email.press('Enter');
  await expect(sendingOf(page)).toBeVisible();
  await expect(
    page.getByRole('status').filter({ hasText: 'A caminho…' }),
    'what a screen reader says',
  ).toBeAttached();
  await expect(email, 'keeps the focus').toBeFocused();
  await sendingOf(page).click();
  await site.expectFields();
  await release();
  await expectSuccess(page);
  expect(service.bodies, 'messages after a second click').toHaveLength(1);
});

test('delivery: keeps what is typed while the message is being sent, and sends it at the next press', async ({
  page,
  site,
  service,
}) => {
  const release = holdAnswer(service, status(200));
  await fill(site);
  await submitOf(page).click();
  await expect(sendingOf(page)).toBeVisible();
  const letter = `${message['A carta *']} P.S. Só às tardes.`;
  await site.field('A carta *').fill(letter);
  await release();
  await expectSuccess(page);
  await site.expectFields({ ...message, 'A carta *': letter });
  service.answer = status(200);
  await submitOf(page).click();
  await expect.poll(() => service.bodies).toHaveLength(2);
  expect(service.bodies[1]).toContain(letter);
  await expect(site.field('A carta *')).toHaveValue('');
});

test('delivery: a success that arrives while the next page loads is shown, and the form is then empty', async ({
  page,
  site,
  service,
}) => {
  await site.saveData();
  const release = holdAnswer(service, status(200));
  await fill(site);
  await submitOf(page).click();
  const open = await site.hold('**/pt-BR/renovare-*.js');
  await site.linkTo(site.footer, 'Oficina').click();
  await release();
  await expectSuccess(page);
  // A toast doesn't close under the mouse.
  await successOf(page).hover();
  open();
  await expect(site.heading).toHaveText('A carta que ficou por escrever');
  await expectSuccess(page);
  await page.goBack();
  await expect(submitOf(page)).toBeVisible();
  await expect(site.field('A carta *')).toHaveValue('');
});

test('delivery: a visitor who returns before the answer finds her message, sends nothing more meanwhile, and hears of a failure', async ({
  page,
  site,
  service,
}) => {
  const release = holdAnswer(service, status(500));
  await fill(site);
  await submitOf(page).click();
  await site.follow(site.footer, 'Casa');
  await page.goBack();
  await expect(sendingOf(page)).toBeVisible();
  await site.expectFields();
  await site.field('Quem escreve *').press('Enter');
  await release();
  await expectFailure(page);
  expect(service.bodies, 'messages after one more press').toHaveLength(1);
  await site.expectFields();
  service.answer = status(200);
  await submitOf(page).click();
  await expectSuccess(page);
  expect(service.bodies, 'messages after sending again').toHaveLength(2);
  await expect(site.field('A carta *')).toHaveValue('');
});

test('delivery: the browser itself posts the form before scripts have loaded', async ({
  page,
  site,
  service,
}) => {
  const release = await site.visitBeforeScripts('contato');
  await site.fillForm();
  await submitOf(page).click();
  await page.waitForURL('https://forms.davila.art.br/f/x1?a=1&b=%E2%80%9C2%E2%80%9D');
  expect(service.bodies).toHaveLength(1);
  release();
});

test('privacy: a link on another page leads to the notice on the contact page', async ({
  page,
  site,
}) => {
  await site.visit('renovare');
  await site.linkTo(site.footer, 'O que fazemos com a sua carta').click();
  await expect(page).toHaveURL('contato#privacidade');
  const notice = page.getByRole('region', { name: 'O que fazemos com a sua carta' });
  await expect(notice.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
  await expect(notice).toContainText('Seis meses na caixa de sapatos.');
});
