import type { Page, Route } from '@playwright/test';
import {
  expect,
  followHeaderLink,
  hold,
  hydrated,
  paths,
  saveData,
  test,
  text,
  visit,
} from './visit';

test.use({
  expected: [
    /status of|Failed to load|MIME type|TypeError|could not be loaded|Minified React error #418|was preloaded/,
  ],
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const opened = (page: Page) => expect(heading(page)).toHaveText(text('renovare.hero.title'));

/** Counts how often the browser opens a page, rather than the site changing it. */
function pageLoads(page: Page) {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  return loads;
}

const gone: Record<string, Parameters<Route['fulfill']>[0]> = {
  'is gone': { status: 404 },
  'is an error of the server': { status: 500 },
  'is a page of the network’s own': { contentType: 'text/html', body: '<h1>Wi-Fi</h1>' },
};

const files = { code: '**/assets/renovare-*.js', copy: '**/renovare-*.json' };

for (const [what, file] of Object.entries(files)) {
  test(`a page's ${what} that fails once on a bad link is asked for again`, async ({ page }) => {
    await saveData(page);
    await visit(page, '/');
    const loads = pageLoads(page);
    let asked = 0;
    await page.route(file, (route) => (asked++ === 0 ? route.abort() : route.continue()));
    await followHeaderLink(page, 'renovare');
    await opened(page);
    await expect(heading(page)).toBeFocused();
    expect(loads).toEqual([]);
  });

  for (const [how, answer] of Object.entries(gone)) {
    test(`a page's ${what} that ${how} opens the page anew, once`, async ({ page }) => {
      await saveData(page);
      await visit(page, '/');
      const loads = pageLoads(page);
      await page.route(file, (route) => route.fulfill(answer));
      await followHeaderLink(page, 'renovare');
      await expect.poll(() => loads.length, { timeout: 10_000 }).toBe(1);
      await opened(page);
      // Long enough for a second attempt, and for a third.
      await page.waitForTimeout(3500);
      expect(loads).toHaveLength(1);
      expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('reload');
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: text('common.nav.pages.depoimentos') })
        .click();
      await expect(heading(page)).toHaveText(text('depoimentos.hero.title'));
    });
  }

  test(`a page's ${what} that hangs opens the page anew`, async ({ page }) => {
    await saveData(page);
    await visit(page, '/');
    const loads = pageLoads(page);
    await page.route(file, () => {});
    await followHeaderLink(page, 'renovare');
    await expect(page.getByRole('status')).toHaveText(text('common.opening'));
    await expect.poll(() => loads.length, { timeout: 20_000 }).toBe(1);
    await opened(page);
  });
}

test('without a network the page says so, and opens by itself when it is back', async ({
  page,
  context,
}) => {
  await saveData(page);
  await visit(page, '/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await context.setOffline(true);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: text('common.nav.pages.renovare') })
    .click();
  await expect(heading(page)).toHaveText(text('common.offline.title'), { timeout: 10_000 });
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle(text('common.offline.meta'));
  await page.getByRole('button', { name: text('common.error.retry') }).click();
  await expect(heading(page)).toHaveText(text('common.offline.title'));
  // What was open stays.
  await page.goBack();
  await expect(heading(page)).toHaveText(text('home.hero.title'));
  await page.goForward();
  await expect(heading(page)).toHaveText(text('common.offline.title'), { timeout: 10_000 });
  await context.setOffline(false);
  await opened(page);
});

test('so it does where the browser believes to be online', async ({ page }) => {
  await saveData(page);
  await visit(page, '/');
  await page.route('**/*', (route) => route.abort('connectionfailed'));
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: text('common.nav.pages.renovare') })
    .click();
  await expect(heading(page)).toHaveText(text('common.offline.title'), { timeout: 10_000 });
  await page.unroute('**/*');
  await expect(heading(page)).toHaveText(text('renovare.hero.title'), { timeout: 15_000 });
});

test('scripts that are blocked leave a page that reads, and a form that says how else to write', async ({
  page,
}) => {
  await page.route('**/assets/client-*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto(paths.contato);
  const form = page.getByRole('region', { name: text('contato.form.title') });
  const hint = form.locator('p').filter({ has: page.getByRole('link') });
  await expect(hint).toBeHidden();
  await expect(hint).toBeVisible({ timeout: 12_000 });
  const menu = page
    .getByRole('banner')
    .getByRole('link', { name: text('common.menu.open'), exact: true });
  if (await menu.isVisible()) await menu.click();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: text('common.nav.pages.renovare') })
    .click();
  await opened(page);
});

test('a menu that can’t be had leads to the footer’s list of pages', async ({ page, hasTouch }) => {
  test.skip(!hasTouch, 'Wide screens show a row of links.');
  await page.route('**/assets/overlays-*.js', (route) => route.abort());
  await visit(page, '/');
  const toggle = page.getByRole('button', { name: text('common.menu.open'), exact: true });
  for (let press = 0; press < 2; press++) {
    await toggle.click();
    const list = page.getByRole('contentinfo').getByRole('navigation');
    await expect(list.getByRole('link').first()).toBeFocused();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await page.evaluate(() => scrollTo(0, 0));
  }
});

async function sendMessage(page: Page) {
  for (const [name, value] of Object.entries({
    nome: 'Ana',
    email: 'ana@example.com',
    mensagem: 'Olá',
  })) {
    await page.getByLabel(text(`contato.form.${name}.label`), { exact: true }).fill(value);
  }
  await page
    .getByLabel(text('contato.form.interesse.label'), { exact: true })
    .selectOption('outro');
  await page.getByRole('button', { name: text('contato.form.submit') }).click();
}

const breaks = {
  'can’t be had': (page: Page) => page.route('**/assets/overlays-*.js', (route) => route.abort()),
  // The toast measures itself, and nothing else on the page does so.
  throws: (page: Page) =>
    page.addInitScript(() => {
      const create = document.createElement.bind(document);
      document.createElement = ((name: string, options?: ElementCreationOptions) => {
        const element = create(name, options);
        const set = element.setAttribute.bind(element);
        element.setAttribute = (attribute: string, value: string) => {
          if (attribute === 'data-scope' && value === 'toast') throw new TypeError('toast');
          set(attribute, value);
        };
        return element;
      }) as typeof document.createElement;
    }),
};

for (const [how, breakIt] of Object.entries(breaks)) {
  test(`where the toast ${how}, the confirmation stands in the page`, async ({ page }) => {
    await breakIt(page);
    await visit(page, paths.contato);
    await sendMessage(page);
    await expect(page.getByRole('status')).toHaveText(text('contato.form.success_one'));
    await expect(page.getByLabel(text('contato.form.nome.label'))).toHaveValue('');
  });
}

test('a section that throws leaves the others in place', async ({ page }) => {
  await saveData(page);
  await visit(page, '/');
  await page.route(files.copy, async (route) => {
    const copy = await (await route.fetch()).json();
    await route.fulfill({ json: { ...copy, benefits: { title: 'x', items: null } } });
  });
  await followHeaderLink(page, 'renovare');
  await opened(page);
  await expect(page.getByText(text('common.error.part'))).toHaveCount(1);
  await expect(page.getByRole('heading', { name: text('renovare.journey.title') })).toBeVisible();
  await followHeaderLink(page, 'home');
  await expect(heading(page)).toHaveText(text('home.hero.title'));
});

for (const [what, file] of [
  ['page', files.copy],
  ['header and footer', '**/common-*.json'],
] as const) {
  test(`on the first page, a ${what} that throws leaves the document as it came`, async ({
    page,
  }) => {
    await page.route(file, (route) => route.fulfill({ json: { benefits: null } }));
    const threw = page.waitForEvent('console', (message) => message.type() === 'error');
    await page.goto(paths.renovare);
    await threw;
    await opened(page);
    await expect(page).toHaveTitle(text('renovare.meta.title'));
    await expect(page.getByText(text('renovare.closing.title'))).toBeVisible();
    await page.unroute(file);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: text('common.nav.pages.contato'), exact: true })
      .click();
    await expect(page).toHaveURL(new RegExp(`${paths.contato}/?$`));
  });
}

const lacking: Record<string, () => void> = {
  storage: () => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  },
  PerformanceObserver: () => {
    Reflect.deleteProperty(window, 'PerformanceObserver');
  },
  'view transitions and observers': () => {
    Reflect.deleteProperty(Document.prototype, 'startViewTransition');
    for (const name of ['IntersectionObserver', 'ResizeObserver', 'requestIdleCallback']) {
      Reflect.deleteProperty(window, name);
    }
  },
};

for (const [what, remove] of Object.entries(lacking)) {
  test(`a browser without ${what} gets the whole site`, async ({ page }) => {
    await page.addInitScript(remove);
    await visit(page, '/');
    await followHeaderLink(page, 'renovare');
    await opened(page);
    await page.goBack();
    await expect(heading(page)).toHaveText(text('home.hero.title'));
  });
}

/** What a browser's translation does to a page: every text in two new elements. */
function translate(page: Page) {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const node of texts) {
      if (!node.data.trim() || node.parentElement?.closest('script, style, svg')) continue;
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      inner.textContent = `~${node.data}`;
      node.replaceWith(outer);
    }
    document.documentElement.lang = 'en';
    document.documentElement.classList.add('translated-ltr');
  });
}

test('a page that the browser has translated goes on working', async ({ page }) => {
  await visit(page, '/');
  for (const [key, path] of [
    ['renovare', paths.renovare],
    ['contato', paths.contato],
    ['home', paths.home],
    ['contato', paths.contato],
  ] as const) {
    await translate(page);
    await page.getByRole('contentinfo').locator(`li a[href="${path}"]`).click();
    await expect(heading(page)).toHaveText(text(`${key}.hero.title`));
  }
  await translate(page);
  await page.locator('#nome').fill('Ana');
  await page.locator('#email').fill('ana@example.com');
  await page.locator('#interesse').selectOption('outro');
  await page.locator('#mensagem').fill('Olá');
  await page.locator('form button').click();
  await expect(page.getByText(text('contato.form.success_one'))).toBeVisible();
  await translate(page);
  await expect(page.getByRole('status')).toHaveCount(0, { timeout: 8000 });
});

test('a page translated, or added to by an extension, before scripts have come works as well', async ({
  page,
}) => {
  const open = await hold(page, '**/assets/client-*.js');
  await page.goto(paths.contato);
  await translate(page);
  await page.evaluate(() => {
    document.body.prepend(document.createElement('extension-bar'));
    document.querySelector('main')?.prepend(document.createElement('extension-note'));
    document.querySelector('input')?.setAttribute('data-extension', '');
  });
  open();
  await hydrated(page);
  await followHeaderLink(page, 'renovare');
  await opened(page);
});
