import { type PreviewServer, preview, type ResolvedConfig } from 'vite';
import { previewSite } from '../../tools/prerender/index.ts';

/** Serves a built site. A test can hold back or lose some of its files. */
export async function serve(outDir: string) {
  let held = { files: /^$/, released: Promise.resolve() };
  let lost = /^$/;

  const interrupt = {
    name: 'interrupt',
    configResolved({ preview }: ResolvedConfig) {
      // Because of it, WebKit 2.50 changes the process of a page, keeps no page in the bfcache, and
      // never answers if its driver asks for something meanwhile.
      delete preview.headers['Cross-Origin-Opener-Policy'];
    },
    configurePreviewServer({ middlewares }: PreviewServer) {
      middlewares.use(async ({ url = '' }, response, next) => {
        if (held.files.test(url)) await held.released;
        if (lost.test(url)) response.writeHead(404).end();
        else next();
      });
    },
  };
  const server = await preview({
    configFile: false,
    plugins: [interrupt, previewSite()],
    build: { outDir },
    preview: { port: 0 },
  });

  return {
    url: server.resolvedUrls?.local[0],
    close: () => server.close(),

    /** Holds back the files that match a pattern, until the returned function is called. */
    hold(files: RegExp) {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      held = { files, released };
      return release;
    },

    /** Answers requests for the files that match a pattern with 404. */
    lose(files: RegExp) {
      lost = files;
    },
  };
}
