import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { render } from '../src/app/entry-server.tsx';
import { type Language, languagesOf, readLocales } from '../tools/copy/index.ts';
import { facts, readContentRoot, writeContentRoot } from './fixtures/content-root.ts';

test('logo: the owner’s logo file replaces the drawn icon and the name in the header, and has a fixed size', async () => {
  const site = { ...facts, name: 'Ana Sá', logo: '/favicon.svg' };
  const folder = writeContentRoot('logo', readContentRoot(), site);
  const [{ siteData, i18n }] = (await languagesOf(readLocales(folder))) as [Language];
  const { html, styles } = await render(siteData, i18n, siteData.locale.paths.home);
  const { document, getComputedStyle, happyDOM } = new Window({ width: 390 });
  document.write(html.replace('</head>', `${styles}</head>`));
  const link = document.querySelector('header a');
  const image = link?.querySelector('img') as unknown as Parameters<typeof getComputedStyle>[0];
  expect(link?.textContent).toBe('');
  expect(image.getAttribute('src')).toBe('/favicon.svg');
  expect(image.getAttribute('alt')).toBe('Ana Sá');
  const { width, height, objectFit } = getComputedStyle(image);
  expect([width, height, objectFit]).toEqual(['128px', '40px', 'contain']);
  await happyDOM.close();
});
