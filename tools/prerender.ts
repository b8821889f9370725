import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildEnvironment, Plugin } from 'vite';
import { refuseMistakes, reportBuild } from './locales-plugin.ts';

/**
 * Vite's plugin that writes each page as HTML. Has Vite bundle the site for browsers (into dist/) and
 * for Node, where src/app/entry-server.tsx renders the pages.
 */
export function prerender(): Plugin {
  // In the project, because Node looks for libraries there. Two builds at once must not share it.
  const serverDir = resolve(`node_modules/.cache/server-${process.pid}`);
  return {
    name: 'prerender',
    config: (_config, { isPreview }) => ({
      // With this, the preview answers `/renovare` with `renovare.html`.
      appType: isPreview ? 'mpa' : 'spa',
      // Otherwise, Vite would read this project's configuration again for each bundle.
      builder: { sharedConfigBuild: true },
      environments: {
        client: { build: { manifest: true } },
        ssr: {
          // Bundled, because Node would take long to open the thousand files of these libraries.
          resolve: { noExternal: [/@chakra-ui/, /@ark-ui/, /@zag-js/] },
          build: {
            outDir: serverDir,
            copyPublicDir: false,
            rollupOptions: { input: 'src/app/entry-server.tsx' },
          },
        },
      },
    }),
    transformIndexHtml: {
      order: 'post',
      // Puts the site's styles into its pages, because another file would delay the words.
      handler: (html, { bundle = {} }) =>
        html.replace(
          /<link rel="stylesheet" crossorigin href="[^"]*?(assets\/[^"]+)">/,
          (link, name) => {
            const file = bundle[name];
            return file?.type === 'asset' ? `<style>${file.source}</style><!--app-styles-->` : link;
          },
        ),
    },
    async buildApp({ config, environments, build }) {
      const { client, ssr } = environments as Record<'client' | 'ssr', BuildEnvironment>;
      // Before Vite empties dist/, so that a mistake in the copy leaves the last site as it was.
      await refuseMistakes();
      await build(client);
      await build(ssr);
      const outDir = resolve(config.root, config.build.outDir);
      const read = (name: string) => readFileSync(join(outDir, name), 'utf8');
      const { href } = pathToFileURL(join(serverDir, 'entry-server.js'));
      const server: typeof import('../src/app/entry-server.tsx') = await import(href);
      const manifest = JSON.parse(read('.vite/manifest.json'));
      const files = await server.renderSite(read('index.html'), manifest);
      for (const [name, text] of Object.entries(files)) {
        mkdirSync(dirname(join(outDir, name)), { recursive: true });
        writeFileSync(join(outDir, name), text);
      }
      for (const folder of [serverDir, join(outDir, '.vite')]) rmSync(folder, { recursive: true });
      reportBuild(config.logger);
    },
    // Answers wrong addresses with the 404 page, as hosts do.
    configurePreviewServer:
      ({ config, middlewares }) =>
      () => {
        middlewares.use((request, response, next) => {
          const { url = '/' } = request;
          // By now, Vite has added `.html` to the address of a page.
          if (url.endsWith('.html')) return next();
          const { outDir } = config.build;
          const [, language = ''] = url.split('/');
          const own = resolve(outDir, language, '404.html');
          response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
          response.end(readFileSync(existsSync(own) ? own : resolve(outDir, '404.html')));
        });
      },
  };
}
