import { readFileSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Logger, Plugin, ResolvedConfig } from 'vite';
import { blockersIn, summaryOf } from '../check/blockers.ts';
import { checkLocales } from '../check/check.ts';
import { draftLocales, localesDir, publishedLocales } from '../copy/read-content.ts';
import { refuse } from '../issues/issue.ts';
import { checkFrame } from '../pages/frame.ts';

/**
 * The folder of the build that Node runs to write the pages. It is inside the project, where Node finds
 * the packages, and is named after the site's own.
 */
const serverFolder = (outDir = 'dist') => join('node_modules/.server', basename(outDir));

/**
 * Builds the site: checks copy, facts and index.html, bundles the scripts for browsers and for Node, and writes every
 * page as HTML into index.html (tools/pages/write-site.ts).
 */
export function buildSite(): Plugin {
  return {
    name: 'build-site',
    apply: 'build',
    config: ({ build }) => ({
      builder: {},
      environments: {
        client: { build: { manifest: true } },
        ssr: {
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
    }),
    // Before Vite empties the folder: a mistake leaves the last build as it is.
    configResolved({ root }) {
      const frame = readFileSync(join(root, 'index.html'), 'utf8');
      refuse([...checkFrame(frame), ...checkLocales(localesDir)]);
    },
    async buildApp({ config, environments, build }) {
      for (const environment of Object.values(environments)) await build(environment);
      await writePages(config);
      report(config.logger);
    },
  };
}

/** Completes the site that Vite has built. */
async function writePages({ root, base, build, isProduction }: ResolvedConfig) {
  const out = resolve(root, build.outDir);
  const { href } = pathToFileURL(resolve(root, serverFolder(build.outDir), 'write-site.mjs'));
  const { writeSite }: typeof import('../pages/write-site') = await import(href);
  const manifest = JSON.parse(readFileSync(join(out, '.vite/manifest.json'), 'utf8'));
  await writeSite({ out, base, manifest, isProduction });
  rmSync(join(out, '.vite'), { recursive: true });
}

/** Reports what was built and what still prevents publishing. */
function report(logger: Logger) {
  const locales = publishedLocales();
  const tags = locales.map(({ tag }) => tag).join(', ');
  const count = Object.keys(locales[0]?.paths ?? {}).length;
  logger.info(`${count} pages and 404.html prerendered in ${tags}`);
  const drafts = draftLocales().map(({ tag }) => tag);
  if (drafts.length > 0) {
    logger.info(`Left out as drafts: ${drafts.join(', ')}. "npm run dev" shows them.`);
  }
  const left = summaryOf(blockersIn());
  if (left) logger.warn(left);
}
