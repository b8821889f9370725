import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildEnvironment, Manifest, Plugin, PreviewServer, ViteBuilder } from 'vite';
import { copyFolder } from './copy-folder.ts';
import { refuseMistakes, reportBuild } from './locales-plugin.ts';

// In the project, because Node looks for libraries there. Two builds at once must not share it.
const buildDir = resolve(`node_modules/.cache/build-${process.pid}`);
const serverDir = join(buildDir, 'server');
const lastSite = join(buildDir, 'last-site');

/** Vite's plugin that writes each page as HTML, and serves these pages in the preview as hosts do. */
export function prerender(): Plugin {
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
            rollupOptions: {
              input: 'src/app/entry-server.tsx',
              output: { codeSplitting: false, entryFileNames: 'entry-server.mjs' },
            },
          },
        },
      },
    }),
    async buildApp(builder) {
      const checked = await refuseMistakes();
      const { root, build, publicDir, logger } = builder.config;
      const outDir = resolve(root, build.outDir);
      // A build that fails must leave the last site as it was.
      if (existsSync(outDir)) copyFolder(outDir, lastSite);
      try {
        const pages = await renderPages(builder, outDir);
        const isTaken = (name: string) => existsSync(join(publicDir, name));
        const taken = Object.keys(pages).find(isTaken);
        if (taken) throw new Error(`public/${taken}: mude este nome, que o site já usa.`);
        for (const [name, text] of Object.entries(pages)) {
          mkdirSync(dirname(join(outDir, name)), { recursive: true });
          writeFileSync(join(outDir, name), text);
        }
      } catch (error) {
        rmSync(outDir, { recursive: true, force: true });
        if (existsSync(lastSite)) copyFolder(lastSite, outDir);
        throw error;
      } finally {
        rmSync(buildDir, { recursive: true, force: true });
      }
      rmSync(join(outDir, '.vite'), { recursive: true });
      reportBuild(logger, checked);
    },
    configurePreviewServer: (server) => () => answerWith404Page(server),
  };
}

/** Bundles the site for browsers and for Node, and renders the pages with the second bundle. */
async function renderPages(builder: ViteBuilder, outDir: string) {
  const { client, ssr } = builder.environments as Record<'client' | 'ssr', BuildEnvironment>;
  await builder.build(client);
  await builder.build(ssr);
  const { href } = pathToFileURL(join(serverDir, 'entry-server.mjs'));
  const server: typeof import('../src/app/entry-server.tsx') = await import(href);
  const read = (name: string) => readFileSync(join(outDir, name), 'utf8');
  const manifest: Manifest = JSON.parse(read('.vite/manifest.json'));
  const file = manifest['style.css']?.file;
  if (!file) throw new Error('Vite has built no style.css.');
  // Comments for developers begin with a space. Those for hosts don't, and stay.
  const template = read('index.html').replace(/^ *<!-- .*? -->\n/gms, '');
  return server.renderSite({ template, manifest, style: { file, css: read(file) } });
}

/** Answers wrong addresses with the 404 page of their language. */
function answerWith404Page({ config, middlewares }: PreviewServer) {
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
}
