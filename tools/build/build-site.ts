import {
  accessSync,
  constants,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { basename, join, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Logger, Plugin, ResolvedConfig } from 'vite';
import {
  baseOf,
  blockersIn,
  checkCopy,
  issueInFile,
  type Locales,
  labelOf,
  messages,
  progressOf,
  publishedIn,
  readLocales,
  refuse,
  summaryOf,
  textsOf,
} from '../copy/index.ts';
import { type MadePhotos, makePhotos } from '../pictures/index.ts';
import { checkTypes } from './check-types.ts';
import { checkFrame } from './index-html.ts';
import type { Build } from './write-site.ts';

/**
 * Both builds are inside the project: there Node finds the packages, and a page that can't be
 * rendered leaves the last build as it is.
 */
const folderFor = (kind: 'client' | 'server', out: string) =>
  join('node_modules/.built', basename(out), kind);

/**
 * Checks copy, facts, index.html and types, bundles scripts for browsers and Node, and writes every page
 * (tools/build/write-site.ts).
 */
export function buildSite(): Plugin {
  let locales: Locales;
  /** Where the site will be. */
  let out: string;
  let isEmptied: boolean;
  let photos: MadePhotos;
  return {
    name: 'build-site',
    apply: 'build',
    config({ root = process.cwd(), build }, { mode }) {
      // Whatever the variable says, a build is for production, but for the tests' development site.
      process.env.NODE_ENV = mode === 'development' ? mode : 'production';
      locales = readLocales();
      out = resolve(root, build?.outDir ?? 'dist');
      // As Vite does: what lies elsewhere is only deleted if that is asked for.
      isEmptied = build?.emptyOutDir ?? out.startsWith(join(root, sep));
      return {
        base: baseOf(locales),
        build: { outDir: folderFor('client', out), emptyOutDir: true, copyPublicDir: false },
        // Otherwise each environment reads configuration and copy again.
        builder: { sharedConfigBuild: true },
        environments: {
          client: { build: { manifest: true } },
          ssr: {
            // Node would open the thousand files of Chakra and its libraries one by one.
            resolve: { noExternal: [/@chakra-ui/, /@ark-ui/, /@zag-js/] },
            build: {
              outDir: folderFor('server', out),
              rollupOptions: {
                input: 'tools/build/write-site.ts',
                output: { entryFileNames: '[name].mjs' },
              },
            },
          },
        },
      };
    },
    async configResolved({ root, logger }) {
      for (const folder of [out, resolve(root, 'node_modules')])
        writing(folder, () => prepare(folder));
      const frame = readFileSync(join(root, 'index.html'), 'utf8');
      photos = await makePhotos(locales, (line) => logger.info(line));
      refuse([...checkFrame(frame), ...photos.issues, ...checkCopy(locales)]);
    },
    async buildApp({ config, environments, build }) {
      // Only now has the router's plugin written src/app/routeTree.gen.ts. Types know pt-BR of locales/.
      if (!process.env.LOCALES_DIR?.trim()) checkTypes(config.root);
      for (const environment of Object.values(environments)) await build(environment);
      await writePages(config, { locales, photos }, out);
      writing(out, () => replace(out, resolve(config.root, folderFor('client', out)), isEmptied));
      report(config.logger, locales);
    },
  };
}

async function writePages(
  { root, base, build }: ResolvedConfig,
  read: Pick<Build, 'locales' | 'photos'>,
  site: string,
) {
  const out = resolve(root, build.outDir);
  const { href } = pathToFileURL(resolve(root, folderFor('server', site), 'write-site.mjs'));
  const { writeSite }: typeof import('./write-site.ts') = await import(href);
  const manifest = JSON.parse(readFileSync(join(out, '.vite/manifest.json'), 'utf8'));
  await writeSite({ out, base, manifest, ...read });
  rmSync(join(out, '.vite'), { recursive: true });
}

/** @throws {CopyError} If the system lets nothing be written in a folder. */
function writing(folder: string, write: () => void) {
  try {
    write();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (!code) throw error;
    refuse([issueInFile(labelOf(folder), messages.cannotWrite(code))]);
  }
}

function prepare(folder: string) {
  mkdirSync(folder, { recursive: true });
  accessSync(folder, constants.W_OK);
}

/** The last build's history (`.git`) stays, as with Vite. */
function replace(out: string, built: string, isEmptied: boolean) {
  const old = isEmptied ? readdirSync(out).filter((name) => name !== '.git') : [];
  for (const name of old) rmSync(join(out, name), { recursive: true });
  cpSync(built, out, { recursive: true });
}

function report(logger: Logger, locales: Locales) {
  const tags = publishedIn(locales).map(({ tag }) => tag);
  logger.info(`${locales.pages.length} pages and 404.html prerendered in ${tags.join(', ')}`);
  for (const folder of locales.translations.filter(({ draft }) => !draft)) {
    logger.info(`${folder.tag}: ${progressOf(textsOf(folder, locales.source))}`);
  }
  const drafts = locales.translations.flatMap(({ tag }) => (tags.includes(tag) ? [] : [tag]));
  if (drafts.length > 0) {
    logger.info(`Left out as drafts: ${drafts.join(', ')}. "npm run dev" shows them.`);
  }
  const left = summaryOf(blockersIn(locales));
  if (left) logger.warn(left);
}
