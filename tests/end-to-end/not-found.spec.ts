import { arabic } from '../fixtures/arabic.ts';
import { expect, test } from './site-page.ts';

test.use({ expected: [/status of 404/] });
test.beforeEach(({ site }) => site.saveData());

test('404 page: is shown and logged once with its address, and leads home', async ({
  page,
  site,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error') logged.push(message.text());
  });
  for (const address of ['nada/aqui/dentro?q=1', 'elas-venceram-1', 'ELAS-VENCERAM/']) {
    expect((await site.visit(address))?.status()).toBe(404);
    await expect(site.heading).toHaveText('Esta carta se perdeu');
    await expect
      .poll(() => logged, 'console messages')
      .toEqual([expect.stringContaining(`/eu/${address}`)]);
    await site.linkTo(site.main, 'Voltar para casa').click();
    await expect(site.heading).toHaveText('Uma casa aberta a quem escreve');
    await expect(page).toHaveURL('');
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
    expect(logged.splice(0)).toHaveLength(1);
  }
});

test('404 page: if the host sent it for the address of a page, the router shows that page', async ({
  page,
  site,
}) => {
  await site.answerLike('elas-venceram/', '/eu/nada');
  expect((await site.visit('elas-venceram/'))?.status()).toBe(404);
  await expect(site.heading).toHaveText('Falta a sua carta neste livro');
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
});

test('404 page: is in the language of the address, and leads to the home page in that language', async ({
  page,
  site,
}) => {
  expect((await site.visit('ar/elas-venceram/nada'))?.status()).toBe(404);
  await expect(site.heading).toHaveText(arabic('Esta carta se perdeu'));
  await site.linkTo(site.main, arabic('Voltar para casa')).click();
  await expect(page).toHaveURL('ar');
});
