import { originOf, wordsOf } from '../sites.ts';
import {
  counter,
  expect,
  firstPage,
  heading,
  linkTo,
  secondPage,
  test,
  titleOf,
  visit,
} from './visit.ts';

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

for (const [what, follow] of Object.entries(services)) {
  test(`counter: a service that ${what} counts every page of a visit once, with its attributes`, async ({
    page,
  }) => {
    const counted: string[] = [];
    await page.route(counter, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `
          const { domain } = document.currentScript.dataset;
          const count = () => fetch('${counter}?' + domain + location.pathname, { mode: 'no-cors' });
          ${follow}`,
      }),
    );
    await page.route(`${counter}?**`, async (route) => {
      counted.push(decodeURI(new URL(route.request().url()).search));
      await route.fulfill();
    });
    await visit(page, world.paths.home);
    await expect.poll(() => counted).toHaveLength(1);
    for (const key of [firstPage, secondPage]) {
      await linkTo(page.getByRole('contentinfo'), key, world).click();
      await expect(heading(page)).toHaveText(titleOf(key, world));
    }
    const { home, [firstPage]: second, [secondPage]: third } = world.paths;
    await expect
      .poll(() => counted)
      .toEqual([home, second, third].map((path) => `?davila.art.br${path}`));
  });
}
