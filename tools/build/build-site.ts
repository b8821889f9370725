import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Logger, Plugin } from 'vite';
import {
  checkCopy,
  isShipped,
  type Locales,
  neededTexts,
  progressIn,
  readLocales,
  refuse,
} from '../copy/index.ts';
import { type MadePhotos, makePhotos } from '../pictures/index.ts';
import { blockersIn, summaryOf } from './blockers.ts';
import { checkTypes } from './check-types.ts';
import { findBlocked } from './policy.ts';

/** Vite's plugin for `npm run build`. Replaces the last build only if nothing failed. */
export function buildSite(): Plugin {
  let locales: Locales;
  let photos: MadePhotos;
  let bundles: string;
  return {
    name: 'build-site',
    apply: 'build',
    config({ build }, { mode }) {
      // Without this, Vite would bundle React's development code if NODE_ENV is development.
      process.env.NODE_ENV = mode === 'development' ? mode : 'production';
      locales = readLocales();
      bundles = resolve('node_modules/.built', basename(build?.outDir ?? 'dist'));
      return {
        base: locales.base,
        build: { copyPublicDir: false },
        // Without `builder`, Vite would build only the client. Without `sharedConfigBuild`, it would
        // call `config`, which reads the copy, once per environment.
        builder: { sharedConfigBuild: true },
        environments: {
          client: {
            build: { outDir: join(bundles, 'client'), emptyOutDir: true, manifest: true },
          },
          ssr: {
            // Bundled, because Node would take long to open the thousand files of these libraries.
            resolve: { noExternal: [/@chakra-ui/, /@ark-ui/, /@zag-js/] },
            build: {
              outDir: join(bundles, 'server'),
              emptyOutDir: true,
              rollupOptions: {
                input: 'tools/build/write-site.ts',
                output: { entryFileNames: '[name].mjs' },
              },
            },
          },
        },
      };
    },
    async configResolved({ logger }) {
      photos = await makePhotos(locales, (line) => logger.info(line));
      const frame = readFileSync('index.html', 'utf8');
      refuse([...photos.issues, ...checkCopy(locales), ...findBlocked(frame)]);
    },
    async buildApp({ config: { root, base, build, logger }, environments, build: bundle }) {
      // Types come from the texts in locales/, so they are wrong for another LOCALES_DIR.
      if (isShipped) checkTypes(root);
      for (const environment of Object.values(environments)) await bundle(environment);

      const { href } = pathToFileURL(join(bundles, 'server/write-site.mjs'));
      const { writeSite }: typeof import('./write-site.ts') = await import(href);
      const built = join(bundles, 'client');
      const manifest = JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8'));
      await writeSite({ out: built, base, manifest, locales, photos });

      const out = resolve(root, build.outDir);
      mkdirSync(out, { recursive: true });
      // Like Vite, keeps `.git`, and empties folders outside the project only with `--emptyOutDir`.
      const isEmptied = build.emptyOutDir ?? out.startsWith(join(root, sep));
      const old = isEmptied ? readdirSync(out).filter((name) => name !== '.git') : [];
      for (const name of old) rmSync(join(out, name), { recursive: true });
      cpSync(built, out, { recursive: true, filter: (path) => basename(path) !== '.vite' });
      report(logger, locales);
    },
  };
}

function report(logger: Logger, locales: Locales) {
  const { pages, source, translations } = locales;
  const published = translations.filter(({ draft }) => !draft);
  const tagsOf = (folders: Locales['translations']) => folders.map(({ tag }) => tag).join(', ');
  const tags = tagsOf([source, ...published]);
  logger.info(`${pages.length} pages and 404.html prerendered in ${tags}`);
  for (const folder of published) {
    logger.info(`${folder.tag}: ${progressIn(neededTexts(folder, source))}`);
  }
  const drafts = tagsOf(translations.filter(({ draft }) => draft));
  if (drafts) logger.info(`Left out as drafts: ${drafts}. "npm run dev" shows them.`);
  const left = summaryOf(blockersIn(locales));
  if (left) logger.warn(left);
}
