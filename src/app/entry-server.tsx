import { text } from 'node:stream/consumers';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { createMemoryHistory } from '@tanstack/react-router';
import { getSsrStatus } from '@tanstack/react-router/ssr/server';
import type { i18n } from 'i18next';
import { prerenderToNodeStream } from 'react-dom/static';
import type { SiteData } from '../content/site-data.ts';
import { createTheme } from '../theme/system.ts';
import { App } from './app.tsx';
import { createSiteRouter } from './router.ts';

export { cardLook } from './card-look.tsx';

/** Renders the page at an address. `status` is 404 if there is none, and 500 if a loader threw. */
export async function render(siteData: SiteData, i18n: i18n, address: string) {
  // Emotion's default plugin adds vendor prefixes, which no current browser needs.
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  // With `compat`, Emotion collects styles instead of writing a <style> before each element.
  cache.compat = true;
  // `URL` percent-encodes the path. For an unencoded path, the router would ask for a redirect.
  const { pathname } = new URL(address, siteData.site.address);
  const history = createMemoryHistory({ initialEntries: [pathname] });
  const router = createSiteRouter(siteData, i18n, history);
  await router.load();

  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    // React collects <title>, <meta> and <link> in the <head> only if it renders a whole document.
    <html lang={siteData.locale.tag} dir={siteData.locale.direction}>
      <body>
        <div id="root">
          <CacheProvider value={cache}>
            <App router={router} theme={createTheme()} />
          </CacheProvider>
        </div>
      </body>
    </html>,
    {
      // Otherwise, React hides parts of large pages until an inline script runs. Our CSP blocks it.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // An error that is thrown in `onError` would end the process.
      onError: (error) => void errors.push(error),
    },
  );
  if (errors.length > 0) throw errors[0];
  // React writes `hrefLang`, but tools that search HTML as text expect `hreflang`.
  const html = (await text(prelude)).replaceAll(' hrefLang="', ' hreflang="');
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  return {
    html,
    styles: constructStyleTagsFromChunks(extractCriticalToChunks(html)),
    status: getSsrStatus(router),
  };
}
