import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { createMemoryHistory } from '@tanstack/react-router';
import { getSsrStatus } from '@tanstack/react-router/ssr/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { App } from './app';
import type { Content } from './i18n/content';
import { createSiteRouter } from './router';
import { createTheme } from './theme/system';

/** A page as the build completes it (tools/vite/prerender.ts). */
export interface RenderedPage {
  /** The whole document, in whose head are the tags that the page itself writes. */
  html: string;
  /** The `<style>` elements of its components. */
  styles: string;
  /** 200, 404 where no page lives, 500 where a page threw. */
  status: number;
}

/** Renders the page at a public address, with its copy loaded. */
export async function render(content: Content, address: string): Promise<RenderedPage> {
  // No current browser needs the prefixes that Emotion would add: a tenth of a page's HTML.
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  // Collects the styles here instead of writing a <style> before each element.
  cache.compat = true;
  // Spelled as browsers do: for another spelling the router would ask for a redirect.
  const { pathname } = new URL(address, content.site.address);
  const history = createMemoryHistory({ initialEntries: [pathname] });
  const router = createSiteRouter(content, history);
  await router.load();

  const { prelude } = await prerenderToNodeStream(
    // Only in a document does React write a page's own tags into the head. Here nothing has a sibling,
    // not even a <head>: the ids that components get would differ from those in the browser.
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
      // A page that is larger than React's limit would come as a hidden element and an inline script
      // that moves it into place: nothing to see without scripts, and a breach of the policy.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        throw error;
      },
    },
  );
  // HTML doesn't mind React's spelling, but tools that search it as text look for the usual one.
  const html = (await readAll(prelude)).replaceAll(' hrefLang="', ' hreflang="');
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  return {
    html,
    styles: constructStyleTagsFromChunks(extractCriticalToChunks(html)),
    status: getSsrStatus(router),
  };
}

async function readAll(stream: NodeJS.ReadableStream): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}
