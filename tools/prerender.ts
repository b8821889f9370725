import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type {
  BuildEnvironment,
  Manifest,
  Plugin,
  PreviewServer,
  ResolvedConfig,
  ViteBuilder,
} from 'vite';
import { refuseMistakes, reportBuild } from './locales-plugin.ts';

// In the project, because Node looks for libraries there. Two builds at once must not share it.
const buildDir = resolve(`node_modules/.cache/build-${process.pid}`);
const clientDir = join(buildDir, 'client');
const serverDir = join(buildDir, 'server');

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
        // The preview serves dist/.
        client: { build: isPreview ? {} : { outDir: clientDir, manifest: true } },
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
      try {
        const pages = await renderPages(builder);
        for (const [name, text] of Object.entries(pages)) {
          refuseFile(join(builder.config.publicDir, name));
          writeText(join(clientDir, name), text);
        }
        rmSync(join(clientDir, '.vite'), { recursive: true });
        // Only now, so that a build that fails leaves the last site as it was.
        publish(builder.config);
      } finally {
        rmSync(buildDir, { recursive: true, force: true });
      }
      reportBuild(builder.config.logger, checked);
    },
    configurePreviewServer: (server) => () => answerWith404Page(server),
  };
}

/** Bundles the site for browsers and for Node, and renders the pages with the second bundle. */
async function renderPages(builder: ViteBuilder) {
  const { client, ssr } = builder.environments as Record<'client' | 'ssr', BuildEnvironment>;
  await builder.build(client);
  await builder.build(ssr);
  const { href } = pathToFileURL(join(serverDir, 'entry-server.mjs'));
  const server: typeof import('../src/app/entry-server.tsx') = await import(href);
  const read = (name: string) => readFileSync(join(clientDir, name), 'utf8');
  const manifest: Manifest = JSON.parse(read('.vite/manifest.json'));
  const css = read(manifest['style.css']?.file ?? '');
  // Comments for developers begin with a space. Those for hosts don't, and stay.
  const template = read('index.html').replace(/^ *<!-- .*? -->\n/gms, '');
  return server.renderSite({ template, manifest, css });
}

/** Refuses a file of `public/` that has the name of a page. */
function refuseFile(file: string) {
  if (!existsSync(file)) return;
  throw new Error(`${file}: o site já tem uma página com este nome. Mude o nome deste arquivo.`);
}

function writeText(file: string, text: string) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Puts the site into the folder that Vite would have emptied and written. */
function publish({ root, build }: ResolvedConfig) {
  const outDir = resolve(root, build.outDir);
  mkdirSync(outDir, { recursive: true });
  // As Vite does, keeps what lies in a folder outside the project, and what Git needs.
  const isEmptied = build.emptyOutDir ?? outDir.startsWith(join(resolve(root), sep));
  for (const name of isEmptied ? readdirSync(outDir) : []) {
    if (name !== '.git') rmSync(join(outDir, name), { recursive: true });
  }
  // On Windows, Node ends without a message if a path has an accent, unless `cpSync` gets a filter
  // (github.com/nodejs/node/issues/58768).
  cpSync(clientDir, outDir, { recursive: true, filter: () => true });
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
