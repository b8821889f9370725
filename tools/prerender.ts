import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildEnvironment, Manifest, Plugin, PreviewServer, ViteBuilder } from 'vite';
import { formatIssues } from './check/report.ts';
import { checkLocales } from './check-locales.ts';
import { refuseWrongTypes } from './check-types.ts';
import { copyFolder } from './copy-folder.ts';
import { reportBuild } from './left-to-publish.ts';
import { UserError } from './user-error.ts';

// In the project, because Node looks for libraries there. Two builds at once must not share it.
const buildDir = resolve(`node_modules/.cache/build-${process.pid}`);
const clientDir = join(buildDir, 'client');
const serverDir = join(buildDir, 'server');

/** Vite's plugin that writes each page as HTML, and serves the 404 page in the preview. */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    config: (_config, { isPreview }) => ({
      // With this, the preview answers `/renovare` with `renovare.html`.
      appType: isPreview ? 'mpa' : 'spa',
      // Otherwise, Vite would read this project's configuration again for each bundle.
      builder: { sharedConfigBuild: true },
      environments: {
        // The preview serves the folder that `publish` writes.
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
      const { root, publicDir, build, logger } = builder.config;
      const checked = await checkLocales();
      if (checked.mistakes.length > 0) throw new UserError(formatIssues(checked.mistakes));
      refuseWrongTypes();
      try {
        const files = await renderPages(builder);
        for (const [name, text] of Object.entries(files)) {
          const isTaken = existsSync(join(publicDir, name));
          if (isTaken) throw new UserError(`public/${name}: mude este nome, que o site já usa.`);
          mkdirSync(dirname(join(clientDir, name)), { recursive: true });
          writeFileSync(join(clientDir, name), text);
        }
        // Only now, so that a build that fails leaves the last site as it was.
        const outDir = resolve(root, build.outDir);
        publish(outDir, build.emptyOutDir ?? outDir.startsWith(join(root, sep)));
      } finally {
        rmSync(buildDir, { recursive: true, force: true });
      }
      reportBuild(logger, checked);
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
  rmSync(join(clientDir, '.vite'), { recursive: true });
  // Comments for developers begin with a space. Those for hosts don't, and stay.
  const template = read('index.html').replace(/^ *<!-- .*? -->\n/gms, '');
  const { files, mistakes } = await server.renderSite({ template, manifest });
  if (mistakes.length > 0) throw new UserError(mistakes.join('\n'));
  return files;
}

/** Puts the site where Vite would have written it. Like Vite, keeps `.git` if it empties the folder. */
function publish(outDir: string, isEmptied: boolean) {
  copyFolder(clientDir, outDir);
  for (const name of isEmptied ? readdirSync(outDir, { recursive: true, encoding: 'utf8' }) : []) {
    const isOld = !existsSync(join(clientDir, name)) && !/^\.git($|[\\/])/.test(name);
    if (isOld) rmSync(join(outDir, name), { recursive: true, force: true });
  }
}

/** Answers wrong addresses with the 404 page of their language. */
function answerWith404Page({ config: { build }, middlewares }: PreviewServer) {
  middlewares.use((request, response, next) => {
    const { url = '/' } = request;
    // By now, Vite has added `.html` to the address of a page.
    if (url.endsWith('.html')) return next();
    const [, language = ''] = url.split('/');
    const own = resolve(build.outDir, language, '404.html');
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(readFileSync(existsSync(own) ? own : resolve(build.outDir, '404.html')));
  });
}
