import { ChakraProvider } from '@chakra-ui/react';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { createMemoryHistory } from '@tanstack/react-router';
import { getSsrStatus } from '@tanstack/react-router/ssr/server';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { App } from './app';
import type { Content } from './i18n/content';
import { createSiteRouter } from './router';
import { preloadFonts } from './theme/fonts';
import { staticCss } from './theme/static-css';
import { createTheme } from './theme/system';

export { preloadFonts };

/** React tells more then, and Emotion, and their scripts make all the CSS themselves. */
const isDev = import.meta.env.DEV;

/** A page as the build writes it: `head` and `body` are HTML. */
export interface RenderedPage {
  head: string;
  body: string;
  /** 200, 404 where no page lives, 500 where a page threw. */
  status: number;
}

/** Renders the page at a public address, with its copy loaded and its styles in the head. */
export async function render(content: Content, address: string): Promise<RenderedPage> {
  const cache = createStyleCache();
  // Spelled as browsers do: for another spelling the router would ask for a redirect.
  const { pathname } = new URL(address, content.site.address);
  const history = createMemoryHistory({ initialEntries: [pathname] });
  const router = createSiteRouter(content, history);
  await router.load();

  const { prelude } = await prerenderToNodeStream(
    <CacheProvider value={cache}>
      <App router={router} theme={createTheme(isDev)} />
    </CacheProvider>,
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
  // React puts the page's own title, meta and link elements in front of the first element.
  const [tags = ''] = /^(?:<(?:meta|link)\b[^>]*>|<title\b[^>]*>[^<]*<\/title>)*/.exec(html) ?? [];
  const styles = stylesOf(cache, html);
  return {
    head: tags + (isDev ? styles : inOneElement(sharedCss() + styles)),
    body: html.slice(tags.length),
    status: getSsrStatus(router),
  };
}

function createStyleCache() {
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  // Collects the styles here instead of writing a <style> before each element.
  cache.compat = true;
  return cache;
}

/** The style elements for what a cache has collected and the HTML uses. */
function stylesOf(cache: EmotionCache, html: string): string {
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  return constructStyleTagsFromChunks(extractCriticalToChunks(html));
}

let shared: string | undefined;

/** The styles that all pages share, made once: 6 ms less of a build for each page. */
function sharedCss(): string {
  if (shared === undefined) {
    const cache = createStyleCache();
    renderToStaticMarkup(
      <CacheProvider value={cache}>
        <ChakraProvider value={createTheme()}>{null}</ChakraProvider>
      </CacheProvider>,
    );
    shared = stylesOf(cache, '');
  }
  return shared;
}

/**
 * All of a page's CSS as one element: each element more is a hash more in the policy. Without Emotion's
 * list of the classes, because the classes themselves tell (client.tsx). Both are 0.3 KB brotli a page.
 * With it comes the CSS that scripts have only in development.
 */
function inOneElement(styles: string): string {
  const css = styles.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g);
  return `<style>${staticCss()}${[...css].map(([, text]) => text).join('')}</style>`;
}

async function readAll(stream: NodeJS.ReadableStream): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}
