import { text } from 'node:stream/consumers';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { createMemoryHistory } from '@tanstack/react-router';
import { getSsrStatus } from '@tanstack/react-router/ssr/server';
import type { i18n } from 'i18next';
import { prerenderToNodeStream } from 'react-dom/static';
import { App } from './app.tsx';
import { createSiteRouter } from './router.ts';
import type { Content } from './site/content.ts';
import { createTheme } from './theme/system.ts';

/**
 * Renders the page at a public address, which the build completes (tools/pages/write-site.ts). The
 * status is 404 if there is no such page, and 500 if it threw.
 */
export async function render(content: Content, i18n: i18n, address: string) {
  // Without the vendor prefixes that Emotion adds, which no current browser needs.
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  // Collects the styles here instead of writing a <style> before each element.
  cache.compat = true;
  // Percent-encoded as browsers do it: otherwise the router would ask for a redirect.
  const { pathname } = new URL(address, content.site.address);
  const history = createMemoryHistory({ initialEntries: [pathname] });
  const router = createSiteRouter(content, i18n, history);
  await router.load();

  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    // React moves a page's own tags into the head only if it renders a whole document. No element here
    // may have a sibling, not even a <head>: `useId` counts siblings, and its ids would differ from
    // those in the browser, which renders only what is in #root.
    <html lang={content.locale.tag} dir={content.locale.direction}>
      <body>
        <div id="root">
          <CacheProvider value={cache}>
            <App router={router} theme={createTheme()} />
          </CacheProvider>
        </div>
      </body>
    </html>,
    {
      // React would render a page above its size limit as a hidden element, and move it into place
      // with an inline script: invisible without scripts, and forbidden by the content policy.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // Thrown here, an error would end the process.
      onError: (error) => void errors.push(error),
    },
  );
  if (errors.length > 0) throw errors[0];
  // HTML ignores the case, but tools that search it as text expect lower case.
  const html = (await text(prelude)).replaceAll(' hrefLang="', ' hreflang="');
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  return {
    html,
    styles: constructStyleTagsFromChunks(extractCriticalToChunks(html)),
    status: getSsrStatus(router),
  };
}
