import { text } from 'node:stream/consumers';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { createMemoryHistory } from '@tanstack/react-router';
import { prerenderToNodeStream } from 'react-dom/static';
import type { RouterContext } from '../content/i18n/i18n.ts';
import type { PageKey } from '../content/resources.ts';
import { createTheme } from '../theme/system.ts';
import { App } from './app.tsx';
import { PageRoot } from './page-root.tsx';
import { createSiteRouter, loadPage } from './router.ts';

/** Renders the page at a path, or the 404 page if there is none. */
export async function render(context: RouterContext, path: string, page?: PageKey) {
  // Emotion's default plugin adds vendor prefixes, which no current browser needs.
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  // Before rendering, so that Emotion collects styles instead of writing them beside each element.
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createSiteRouter(context, history);
  await loadPage(router);

  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <CacheProvider value={cache}>
      <PageRoot language={context.i18n.language} page={page}>
        <App router={router} theme={createTheme()} />
      </PageRoot>
    </CacheProvider>,
    {
      // Otherwise, React hides parts of large pages until an inline script runs. Our CSP blocks it.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // An error that is thrown in `onError` would end the process.
      onError: (error) => void errors.push(error),
    },
  );
  if (errors.length > 0) throw new Error(`${path} can't be rendered`, { cause: errors[0] });
  const html = await text(prelude);
  // React writes <title>, <meta> and <link>, wherever they are rendered, before all else.
  const start = html.indexOf('<div id="root"');
  return {
    head: html.slice(0, start),
    root: html.slice(start),
    styles: constructStyleTagsFromChunks(extractCriticalToChunks(html)),
  };
}
