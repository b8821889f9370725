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

/** Renders a public address's page. `status` is 404 if there is none, 500 if a loader threw. */
export async function render(siteData: SiteData, i18n: i18n, address: string) {
  // No current browser needs vendor prefixes.
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  // Emotion then collects the styles, instead of writing a <style> before each element.
  cache.compat = true;
  // Without percent-encoding, the router would ask for a redirect.
  const { pathname } = new URL(address, siteData.site.address);
  const history = createMemoryHistory({ initialEntries: [pathname] });
  const router = createSiteRouter(siteData, i18n, history);
  await router.load();

  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    // React fills the <head> only of a whole document. It is not written here, as no element may
    // have a sibling: `useId` counts siblings, and ids would differ from the browser's.
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
      // React hides a large page until an inline script runs, which the security policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // An error that is thrown here ends the process.
      onError: (error) => void errors.push(error),
    },
  );
  if (errors.length > 0) throw errors[0];
  // Tools that search HTML as text expect lower case.
  const html = (await text(prelude)).replaceAll(' hrefLang="', ' hreflang="');
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  return {
    html,
    styles: constructStyleTagsFromChunks(extractCriticalToChunks(html)),
    status: getSsrStatus(router),
  };
}
