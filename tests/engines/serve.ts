import { type PreviewServer, preview } from 'vite';
import { prerender } from '../../tools/prerender.ts';

/** Serves a built site. A test can hold back or lose some of its files. */
export async function serve(outDir: string, base: string) {
  let held = { files: /^$/, released: Promise.resolve() };
  let lost = /^$/;

  const interrupt = {
    name: 'interrupt',
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
    base,
    plugins: [interrupt, prerender()],
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
