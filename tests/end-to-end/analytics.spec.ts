import { originOf, wordsOf } from '../sites.ts';
import { expect, firstPage, secondPage, test, visitCounter } from './site-page.ts';

const invented = wordsOf('invented');
test.use({ baseURL: originOf('invented'), words: invented });

test('visit counter: a service that watches the browser’s history counts each page once, and can read its script’s attributes', async ({
  page,
  site,
}) => {
  const counted: string[] = [];
  await page.route(visitCounter, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `
        const { domain } = document.currentScript.dataset;
        const count = () => fetch('${visitCounter}?' + domain + location.pathname, { mode: 'no-cors' });
        const { pushState } = history;
        history.pushState = function (...step) { pushState.apply(this, step); count(); };
        count();`,
    }),
  );
  await page.route(`${visitCounter}?**`, async (route) => {
    counted.push(decodeURI(new URL(route.request().url()).search));
    await route.fulfill();
  });
  await site.visit(invented.paths.home);
  await expect.poll(() => counted).toHaveLength(1);
  for (const key of [firstPage, secondPage]) await site.follow(site.footer, key);
  const { home, [firstPage]: second, [secondPage]: third } = invented.paths;
  const visited = [home, second, third].map((path) => `?davila.art.br${path}`);
  await expect.poll(() => counted).toEqual(visited);
});
