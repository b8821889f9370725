import { readFileSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Logger, Plugin, ResolvedConfig } from 'vite';
import { blockersIn, summaryOf } from '../check/blockers.ts';
import { checkCopy } from '../check/check.ts';
import { progressOf, textsOf } from '../check/progress.ts';
import { baseOf, type Copy, publishedIn, readCopy } from '../copy/read-copy.ts';
import { refuse, sortIssues } from '../issues/issue.ts';
import { checkFrame } from '../pages/frame.ts';
import type { Build } from '../pages/write-site.ts';
import { type OwnLogo, readLogo } from '../pictures/logo.ts';
import { type MadePhotos, makePhotos } from '../pictures/photos.ts';

/** The build for Node is inside the project, where Node finds the packages. */
const serverFolder = (outDir = 'dist') => join('node_modules/.server', basename(outDir));

/**
 * Checks copy, facts and index.html, bundles scripts for browsers and Node, and writes every page
 * (tools/pages/write-site.ts).
 */
export function buildSite(): Plugin {
  let copy: Copy;
  let photos: MadePhotos;
  let logo: OwnLogo | undefined;
  return {
    name: 'build-site',
    apply: 'build',
    config({ build }) {
      copy = readCopy();
      return {
        base: baseOf(copy),
        // Otherwise each environment reads configuration and copy again.
        builder: { sharedConfigBuild: true },
        environments: {
          client: { build: { manifest: true } },
          ssr: {
            // Node would open the thousand files of Chakra and its libraries one by one.
            resolve: { noExternal: [/@chakra-ui/, /@ark-ui/, /@zag-js/] },
            build: {
              outDir: serverFolder(build?.outDir),
              copyPublicDir: false,
              rollupOptions: {
                input: 'tools/pages/write-site.ts',
                output: { entryFileNames: '[name].mjs' },
              },
            },
          },
        },
      };
    },
    // Before Vite empties the folder, so that a mistake leaves the last build as it is.
    async configResolved({ root, logger }) {
      const frame = readFileSync(join(root, 'index.html'), 'utf8');
      photos = await makePhotos(copy, (line) => logger.info(line));
      const read = await readLogo(copy);
      logo = read.logo;
      const issues = [...checkCopy(copy), ...photos.issues, ...read.issues];
      refuse([...checkFrame(frame), ...sortIssues(issues)]);
    },
    async buildApp({ config, environments, build }) {
      for (const environment of Object.values(environments)) await build(environment);
      await writePages(config, { copy, photos, logo });
      report(config.logger, copy);
    },
  };
}

async function writePages(
  { root, base, build, isProduction }: ResolvedConfig,
  read: Pick<Build, 'copy' | 'photos' | 'logo'>,
) {
  const out = resolve(root, build.outDir);
  const { href } = pathToFileURL(resolve(root, serverFolder(build.outDir), 'write-site.mjs'));
  const { writeSite }: typeof import('../pages/write-site.ts') = await import(href);
  const manifest = JSON.parse(readFileSync(join(out, '.vite/manifest.json'), 'utf8'));
  await writeSite({ out, base, manifest, isProduction, ...read });
  rmSync(join(out, '.vite'), { recursive: true });
}

function report(logger: Logger, copy: Copy) {
  const tags = publishedIn(copy).map(({ tag }) => tag);
  logger.info(`${copy.pages.length} pages and 404.html prerendered in ${tags.join(', ')}`);
  for (const folder of copy.translations.filter(({ draft }) => !draft)) {
    logger.info(`${folder.tag}: ${progressOf(textsOf(folder, copy.source))}`);
  }
  const drafts = copy.translations.flatMap(({ tag }) => (tags.includes(tag) ? [] : [tag]));
  if (drafts.length > 0) {
    logger.info(`Left out as drafts: ${drafts.join(', ')}. "npm run dev" shows them.`);
  }
  const left = summaryOf(blockersIn(copy));
  if (left) logger.warn(left);
}
