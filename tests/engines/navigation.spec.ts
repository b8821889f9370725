import { setTimeout as pause } from 'node:timers/promises';
import { By, type WebElement } from 'selenium-webdriver';
import { inject } from 'vitest';
import { expect, test, type Visitor } from './visitor.ts';

const home = [
  'Uma casa aberta a quem escreve',
  'Casa das cartas · Conceição d’Ávila & Filhas',
] as const;
const book = [
  'Falta a sua carta neste livro',
  'Livro das remetentes · Conceição d’Ávila & Filhas',
] as const;
const contact = ['Quem escreve recebe resposta', 'Escreva para Conceição'] as const;

test.for([
  ['header', 'Oficina', 'A carta que ficou por escrever', 'Oficina de cartas, com Conceição'],
  ['main', 'Mandar uma carta', ...contact],
  ['footer', 'Escrever', ...contact],
] as const)(
  'link of the %s: opens a page at its heading, and Back and Forward restore positions',
  async ([part, words, heading, title], { visitor }) => {
    await visitor.visit();
    const top = await visitor.pressLink(part, words);
    await visitor.expectOpened(heading, title);
    await visitor.scrollTo(500);
    await visitor.browser.navigate().back();
    await visitor.expectHeading(home[0]);
    await visitor.expectScrollTop(top);
    await visitor.browser.navigate().forward();
    await visitor.expectHeading(heading);
    await visitor.expectScrollTop(500);
  },
);

test('link: leads to its page if it is pressed during hydration', async ({ visitor }) => {
  const release = await visitor.visitBeforeScripts();
  await visitor.run(() => {
    const isKnownToReact = (selector: string) =>
      Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__react'));
    const timer = setInterval(() => {
      if (!isKnownToReact('#root')) return;
      clearInterval(timer);
      document.body.dataset.pressed = isKnownToReact('footer a') ? 'too late' : 'in time';
      document.querySelector<HTMLElement>('footer a[href$=livro]')?.click();
    });
  });
  release();
  await visitor.expectOpened(...book);
  await visitor.untilShown('[data-pressed="in time"]');
});

/** Expects that the section “Três jeitos de entrar” begins below the header and above the middle. */
async function expectProductsInView(visitor: Visitor) {
  const top = () =>
    visitor.run(() => document.querySelector('#produtos h2')?.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThan(72);
  await expect.poll(top).toBeLessThan(400);
}

test('link to a section: scrolls to it, and Back restores the position', async ({ visitor }) => {
  await visitor.visit();
  const top = await visitor.pressLink('main', 'Ver o que fazemos');
  await expectProductsInView(visitor);
  await visitor.browser.navigate().back();
  await visitor.expectScrollTop(top);
});

test('link to a section: scrolls there before scripts arrive, and stays there', async ({
  visitor,
}) => {
  const release = await visitor.visitBeforeScripts();
  await visitor.pressLink('main', 'Ver o que fazemos');
  await expectProductsInView(visitor);
  release();
  await visitor.untilHydrated();
  await expectProductsInView(visitor);
});

test('address of a section: opens the page at that section', async ({ visitor }) => {
  await visitor.visit('#produtos');
  await expectProductsInView(visitor);
});

test('reload: keeps the position in the middle of a page', async ({ visitor }) => {
  await visitor.visit();
  await visitor.scrollTo(2000);
  await visitor.run(() => document.body.classList.add('before-reload'));
  await visitor.browser.navigate().refresh();
  await visitor.untilShown('body:not(.before-reload) footer');
  await visitor.untilHydrated();
  await visitor.expectScrollTop(2000);
});

test.for([
  ['one page', 1],
  // No engine keeps as many pages in memory, so the browser loads the first one anew.
  ['ten pages', 10],
] as const)(
  'Back after %s of another site: restores the position',
  async ([, count], { visitor }) => {
    await visitor.visit('elas-venceram');
    await visitor.scrollTo(900);
    // WebKit's driver never answers a script that runs while a page enters or leaves the bfcache.
    for (let page = 1; page <= count; page += 1) {
      await visitor.browser.get(`${inject('otherSite')}${page}`);
      await pause(500);
      await visitor.expectHeading(`Outra casa ${page}`);
    }
    await visitor.run((count) => void setTimeout(() => history.go(-count)), count);
    await pause(1000);
    await visitor.expectHeading('Falta a sua carta neste livro');
    await visitor.expectScrollTop(900);
  },
);

test('menu: opens on a phone, and leads to a page', async ({ visitor }) => {
  await visitor.narrow();
  await visitor.visit();
  await visitor.pressButton('Índice');
  await visitor.untilShown('[role=dialog][data-state=open]');
  await visitor.pressLink('[role=dialog]', 'Livro');
  await visitor.expectOpened(...book);
});

test('drawing: the threads of an event are drawn once in view', async ({ visitor }) => {
  await visitor.visit('lumiere-experience');
  const hidden = () =>
    visitor.run(() => {
      const threads = document.querySelectorAll<SVGElement>('main ol [pathLength]');
      return [...threads].map((thread) => getComputedStyle(thread).strokeDashoffset);
    });
  const [thread] = await visitor.browser.findElements(By.css('main ol [pathLength]'));
  await expect.poll(hidden).toContain('1px');
  await visitor.scrollToElement(thread as WebElement);
  await expect.poll(hidden).not.toContain('1px');
});

test('missing script: the browser loads the page, whose links work', async ({ visitor }) => {
  const release = await visitor.visitBeforeScripts();
  visitor.server.lose(/\/renovare-[^/]*\.js$/);
  release();
  await visitor.untilHydrated();
  await visitor.pressLink('header', 'Oficina');
  await visitor.expectHeading('A carta que ficou por escrever');
  await visitor.pressLink('footer', 'Livro');
  await visitor.expectHeading('Falta a sua carta neste livro');
});

test('404 page: leads home', async ({ visitor }) => {
  await visitor.visit('nada/aqui');
  await visitor.expectHeading('Esta carta se perdeu');
  await visitor.pressLink('main', 'Voltar para casa');
  await visitor.expectOpened(...home);
  expect(await visitor.browser.getCurrentUrl()).toBe(visitor.server.url);
});
