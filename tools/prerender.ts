import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildEnvironment, Manifest, Plugin, PreviewServer } from 'vite';
import { refuseWrongTypes } from './check-types.ts';
import { refuseMistakes, reportBuild } from './locales-plugin.ts';
import { UserError } from './user-error.ts';

// In the project, because Node looks for libraries there. Two builds at once must not share it.
const serverDir = resolve(`node_modules/.cache/server-${process.pid}`);

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
      const { config, environments } = builder;
      const { client, ssr } = environments as Record<'client' | 'ssr', BuildEnvironment>;
      const checked = await refuseMistakes();
      refuseWrongTypes();
      await builder.build(ssr);
      const files = await renderSite();
      const isTaken = (name: string) => existsSync(join(config.publicDir, name));
      const taken = Object.keys(files).find(isTaken);
      if (taken) throw new UserError(`public/${taken}: mude este nome, que o site já usa.`);
      // Only now, as Vite empties the folder of the last site.
      await builder.build(client);
      const outDir = resolve(config.root, config.build.outDir);
      const bundle = readClientBundle(outDir);
      for (const [name, complete] of Object.entries(files)) {
        mkdirSync(dirname(join(outDir, name)), { recursive: true });
        writeFileSync(join(outDir, name), complete(bundle));
      }
      reportBuild(config.logger, checked);
    },
    configurePreviewServer: (server) => () => answerWith404Page(server),
  };
}

/** Renders the pages with the bundle for Node, and removes it. */
async function renderSite() {
  const { href } = pathToFileURL(join(serverDir, 'entry-server.mjs'));
  try {
    const server: typeof import('../src/app/entry-server.tsx') = await import(href);
    return await server.renderSite();
  } finally {
    rmSync(serverDir, { recursive: true });
  }
}

/** Reads what pages need of the bundle for browsers. */
function readClientBundle(outDir: string) {
  const read = (name: string) => readFileSync(join(outDir, name), 'utf8');
  const manifest: Manifest = JSON.parse(read('.vite/manifest.json'));
  rmSync(join(outDir, '.vite'), { recursive: true });
  const file = manifest['style.css']?.file;
  if (!file) throw new Error('Vite has built no style.css.');
  // Comments for developers begin with a space. Those for hosts don't, and stay.
  const template = read('index.html').replace(/^ *<!-- .*? -->\n/gms, '');
  return { template, manifest, style: { file, css: read(file) } };
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
