import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin, PreviewServer } from 'vite';

/** Vite's plugin that makes the preview find pages and answer wrong addresses as hosts do. */
export function preview(): Plugin {
  return {
    name: 'preview',
    // With `mpa`, the preview answers `/renovare` with `renovare.html`.
    config: (_config, { isPreview }) => ({ appType: isPreview ? 'mpa' : 'spa' }),
    configurePreviewServer: (server) => () => answerWith404Page(server),
  };
}

/** Answers wrong addresses with the 404 page of their language. */
function answerWith404Page({ config: { build }, middlewares }: PreviewServer) {
  middlewares.use((request, response, next) => {
    const { url = '/' } = request;
    // By now, Vite has added `.html` to the address of a page.
    if (url.endsWith('.html') && existsSync(join(build.outDir, url))) return next();
    const [, language = ''] = url.split('/');
    const own = resolve(build.outDir, language, '404.html');
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(readFileSync(existsSync(own) ? own : resolve(build.outDir, '404.html')));
  });
}
