import { text } from 'node:stream/consumers';
import { site } from 'virtual:copy';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { createMemoryHistory } from '@tanstack/react-router';
import { getSsrStatus } from '@tanstack/react-router/ssr/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { App } from '../app/app.tsx';
import { createSiteRouter } from '../app/router.ts';
import type { RouterContext } from '../content/i18n/i18n.ts';
import type { PageKey } from '../content/resources.ts';
import { createTheme } from '../theme/system.ts';

/** Renders the page at an address. `status` is 404 if there is none, and 500 if a loader threw. */
export async function render(context: RouterContext, address: string, page?: PageKey) {
  // Emotion's default plugin adds vendor prefixes, which no current browser needs.
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  // With `compat`, Emotion collects styles instead of writing a <style> before each element.
  cache.compat = true;
  // `URL` percent-encodes the path. For an unencoded path, the router would ask for a redirect.
  const { pathname } = new URL(address, site.address);
  const history = createMemoryHistory({ initialEntries: [pathname] });
  const router = createSiteRouter(context, history);
  await router.load();

  const { tag, direction } = context.language;
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    // React collects <title>, <meta> and <link> in the <head> only if it renders a whole document.
    <html lang={tag} dir={direction}>
      <body>
        {/* A browser's translation changes `lang`, so entry-client.tsx reads these attributes. */}
        <div id="root" data-language={tag} data-page={page}>
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
  const html = await text(prelude);
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  return {
    html,
    styles: constructStyleTagsFromChunks(extractCriticalToChunks(html)),
    status: getSsrStatus(router),
  };
}
