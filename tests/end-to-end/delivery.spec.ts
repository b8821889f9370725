import { test as base, expect, message, type SitePage } from './site-page.ts';

const endpoint = 'https://forms.davila.art.br/**';

/** The form's service: the messages that it has received, and the status of its answers. */
const test = base.extend<{ service: { bodies: string[]; status: number } }>({
  service: [
    async ({ page }, use) => {
      const service = { bodies: [] as string[], status: 200 };
      await page.route(endpoint, async (route) => {
        service.bodies.push(route.request().postData() ?? '');
        const headers = { 'Access-Control-Allow-Origin': '*' };
        await route.fulfill({ status: service.status, headers });
      });
      await use(service);
    },
    { auto: true },
  ],
});

test.use({ expected: [/Failed to load resource|request to another host/] });

const failureOn = ({ page }: SitePage) =>
  page
    .getByText('A carta voltou. Ela continua aqui: tente de novo ou mande por mensagem.')
    .filter({ visible: true });

const sendingOn = ({ page }: SitePage) => page.getByRole('button', { name: 'A caminho…' });

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
  service.status = 500;
  await send();
  await expect(failureOn(site)).toBeVisible();
  await site.follow(site.footer, 'Casa');
  await page.goBack();
  await expect(site.field('A carta *'), 'after a failure and a visit').toHaveValue(values.mensagem);
  service.status = 200;
  const request = page.waitForRequest((request) => request.method() === 'POST');
  await send();
  await expect(site.confirmation).toBeInViewport({ ratio: 1 });
  await expect(failureOn(site)).toHaveCount(0);
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
  service.status = 500;
  await site.visit('contato');
  await site.fillForm();
  await site.submit.click();
  await expect(failureOn(site)).toHaveCount(1);
  await page.clock.runFor(60_000);
  await expect(failureOn(site)).toBeInViewport({ ratio: 1 });
  await expect(site.confirmation).toHaveCount(0);
  await site.expectFields();
  await expect(page.getByRole('link', { name: 'Mandar pelo telefone' })).toHaveAttribute(
    'href',
    'https://wa.me/351213456789?text=Ana%20Concei%C3%A7%C3%A3o%0Aana%40example.com%0A%2B55%2011%2090000-0000%0AUma%20leitura%0AOl%C3%A1!%20Quero%20saber%20da%20pr%C3%B3xima%20leitura.',
  );
});

test('delivery: says that it is sending, keeps the focus, sends nothing more meanwhile, and keeps what is typed for the next press', async ({
  page,
  site,
  service,
}) => {
  const release = await site.hold(endpoint);
  await site.visit('contato');
  await site.fillForm();
  const email = site.field('Endereço eletrônico *');
  await email.press('Enter');
  await expect(sendingOn(site)).toBeVisible();
  const said = page.getByRole('status').filter({ hasText: 'A caminho…' });
  await expect(said, 'what a screen reader says').toBeAttached();
  await expect(email, 'keeps the focus').toBeFocused();
  await sendingOn(site).click();
  const letter = `${message['A carta *']} P.S. Só às tardes.`;
  await site.field('A carta *').fill(letter);
  release();
  await expect(site.confirmation).toBeVisible();
  await site.expectFields({ ...message, 'A carta *': letter });
  expect(service.bodies, 'messages after a second click').toHaveLength(1);
  await site.submit.click();
  await expect(site.field('A carta *')).toHaveValue('');
  expect(service.bodies[1]).toContain(letter);
});

test('delivery: a visitor who returns before the answer finds her message, sends nothing more meanwhile, and hears of a failure', async ({
  page,
  site,
  service,
}) => {
  const release = await site.hold(endpoint);
  service.status = 500;
  await site.visit('contato');
  await site.fillForm();
  await site.submit.click();
  await site.follow(site.footer, 'Casa');
  await page.goBack();
  await expect(sendingOn(site)).toBeVisible();
  await site.field('Quem escreve *').press('Enter');
  release();
  await expect(failureOn(site)).toBeInViewport({ ratio: 1 });
  await site.expectFields();
  expect(service.bodies, 'messages after one more press').toHaveLength(1);
  service.status = 200;
  await site.submit.click();
  await expect(site.confirmation).toBeVisible();
  await expect(site.field('A carta *')).toHaveValue('');
});

test('delivery: the browser itself posts the form before scripts have loaded', async ({
  page,
  site,
  service,
}) => {
  await site.visitBeforeScripts('contato');
  await site.fillForm();
  await site.submit.click();
  await page.waitForURL('https://forms.davila.art.br/f/x1?a=1&b=%E2%80%9C2%E2%80%9D');
  expect(service.bodies).toHaveLength(1);
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
});
