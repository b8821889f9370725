import type { Page } from '@playwright/test';
import { expect, message, type SitePage, test, words } from './site-page.ts';

const { paths, text } = words;

async function expectEmpty(site: SitePage) {
  for (const name of Object.keys(message)) await expect(site.field(name)).toHaveValue('');
  await expect(site.page.locator(':user-invalid:not(form)'), 'fields that are red').toHaveCount(0);
}

function sendings(page: Page) {
  const sent: string[] = [];
  page.on('request', (request) => {
    const submits = request.isNavigationRequest() && new URL(request.url()).search;
    if (request.method() !== 'GET' || submits) sent.push(`${request.method()} ${request.url()}`);
  });
  return sent;
}

test('form: without a service, confirms for four seconds, empties the fields and sends nothing', async ({
  page,
  site,
}) => {
  await page.clock.install();
  const sent = sendings(page);
  await site.visit(paths.contato);
  await expect(site.form.getByRole('link'), 'other ways to write').toHaveCount(0);
  await expect(site.submit).not.toHaveAttribute('aria-describedby');
  await site.fillForm({ telefone: '' });
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await site.field('email').press('Enter');
  await page.clock.runFor(1000);
  await expect(site.toast).toBeInViewport({ ratio: 1 });
  const announced = page.getByRole('region', { name: text('common.toast.region') });
  await expect(announced.getByRole('status')).toHaveText(words.confirmation);
  await expectEmpty(site);
  await page.clock.runFor(2500);
  await expect(site.toast, 'after 3.5 seconds').toBeVisible();
  await page.clock.runFor(1000);
  await expect(site.toast, 'after 4.5 seconds').toHaveCount(0);
  expect(sent, 'what was sent').toEqual([]);
  await expect(page).toHaveURL(paths.contato);
});

test('form: an incomplete message is kept, and the browser focuses the field that is not valid', async ({
  page,
  site,
}) => {
  const sent = sendings(page);
  await site.visit(paths.contato);
  const incomplete = [
    ['nome', { nome: '' }],
    ['email', { email: '' }],
    ['email', { email: 'ana@' }],
    ['interesse', { interesse: '' }],
    ['mensagem', { mensagem: '' }],
  ] as const;
  for (const [name, changes] of incomplete) {
    await site.fillForm(changes);
    await site.submit.click();
    await expect(site.field(name), JSON.stringify(changes)).toBeFocused();
    await expect(site.field('telefone')).toHaveValue('+55 11 90000-0000');
  }
  await expect(site.toast).toHaveCount(0);
  expect(sent).toEqual([]);
});

test('form: an invalid field has an icon after the visitor leaves it and until she corrects it', async ({
  page,
  site,
}) => {
  await site.visit(paths.contato);
  const icons = site.form.locator('svg').filter({ visible: true });
  const iconsBefore = await icons.count();
  await site.field('email').pressSequentially('ana@');
  await expect(icons, 'while she types').toHaveCount(iconsBefore);
  await page.keyboard.press('Tab');
  await expect(icons, 'an icon beside the field that she left').toHaveCount(iconsBefore + 1);
  await site.field('email').fill('ana@example.com');
  await expect(icons, 'once corrected').toHaveCount(iconsBefore);
  await site.submit.click();
  await expect(icons, 'beside each field that is empty').toHaveCount(iconsBefore + 3);
});

const doublePresses = {
  'double click': (site: SitePage) => site.submit.dblclick(),
  'second Enter': async (site: SitePage) => {
    await site.field('nome').press('Enter');
    await site.page.keyboard.press('Enter');
  },
};

for (const [what, press] of Object.entries(doublePresses)) {
  test(`form: sends once at a ${what}, and leaves no field red`, async ({ page, site }) => {
    await page.clock.install();
    await site.visit(paths.contato);
    await site.fillForm();
    await press(site);
    await expect(site.toast).toBeVisible();
    await page.clock.runFor(1000);
    await expect(site.toast, 'confirmations').toHaveCount(1);
    await expectEmpty(site);
  });
}

test('form: sends the message even if the visitor clicked beside the button just before', async ({
  page,
  site,
}) => {
  await site.visit(paths.contato);
  await site.fillForm();
  await site.submit.hover();
  // For a browser, two clicks near each other are a double click, even on different elements.
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(site.toast).toBeVisible();
});

test('form: its confirmation stays while hovered, takes no focus, and closing it returns the focus to the button', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await site.visit(paths.contato);
  await site.fillForm();
  await site.submit.focus();
  await page.keyboard.press('Enter');
  await site.toast.hover();
  await page.clock.runFor(10_000);
  await expect(site.toast, 'under the mouse').toHaveCount(1);
  await expect(site.submit, 'keeps the focus').toBeFocused();
  await page.mouse.move(0, 0);
  await page.getByRole('button', { name: text('common.toast.close') }).focus();
  await page.keyboard.press('Enter');
  await expect(site.toast).toHaveCount(0);
  await expect(site.submit, 'the focus returns').toBeFocused();
});

test('form: keeps what is typed before its scripts load, and sends nothing until they have loaded', async ({
  page,
  site,
}) => {
  const sent = sendings(page);
  const release = await site.visitBeforeScripts(paths.contato);
  await site.fillForm();
  await site.field('nome').press('Enter');
  await expect(site.submit).toBeDisabled();
  await site.submit.click({ force: true });
  await site.field('mensagem').press('End');
  await page.keyboard.type(' Antes.');
  release();
  await page.keyboard.type(' Durante.'.repeat(10), { delay: 5 });
  await expect(site.submit).toBeEnabled();
  await site.untilHydrated();
  await page.keyboard.type(' Depois.');
  await expect(site.field('mensagem'), 'the field that the visitor types into').toBeFocused();
  const typed = `${message.mensagem} Antes.${' Durante.'.repeat(10)} Depois.`;
  await site.expectFields({ ...message, mensagem: typed });
  expect(sent).toEqual([]);
  await site.submit.click();
  await expect(site.toast).toBeVisible();
  await expectEmpty(site);
});

test('form: keeps typed text while the visitor looks at another page', async ({ page, site }) => {
  await site.visit(paths.contato);
  await site.fillForm();
  await site.follow(site.header, 'home');
  await page.goBack();
  await site.expectFields();
});
