import { originOf, wordsOf } from '../sites.ts';
import { counter, expect, firstPage, follow, footer, secondPage, test, visit } from './visit.ts';

const world = wordsOf('world');
test.use({ baseURL: originOf('world') });

/** How services notice the next page. Most follow the history; GoatCounter must be told. */
const services = {
  'follows the history': `
    const { pushState } = history;
    history.pushState = function (...step) { pushState.apply(this, step); count(); };
    count();`,
  'is told': 'window.goatcounter = { count }; count();',
};

for (const [what, script] of Object.entries(services)) {
  test(`counter: a service that ${what} counts each page of a visit once, and reads its attributes`, async ({
    page,
  }) => {
    const counted: string[] = [];
    await page.route(counter, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `
          const { domain } = document.currentScript.dataset;
          const count = () => fetch('${counter}?' + domain + location.pathname, { mode: 'no-cors' });
          ${script}`,
      }),
    );
    await page.route(`${counter}?**`, async (route) => {
      counted.push(decodeURI(new URL(route.request().url()).search));
      await route.fulfill();
    });
    await visit(page, world.paths.home);
    await expect.poll(() => counted).toHaveLength(1);
    for (const key of [firstPage, secondPage]) await follow(footer(page), key, world);
    const { home, [firstPage]: second, [secondPage]: third } = world.paths;
    const visited = [home, second, third].map((path) => `?davila.art.br${path}`);
    await expect.poll(() => counted).toEqual(visited);
  });
}
