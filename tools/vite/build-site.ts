import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Logger, Manifest, Plugin, ResolvedConfig } from 'vite';
import { checkLocales } from '../locales/check.ts';
import { CopyError, formatIssues } from '../locales/issue.ts';
import { messages } from '../locales/messages.ts';
import { draftLocales, localesDir, publishedLocales } from '../locales/read-content.ts';
import { blockersIn, summaryOf } from '../publish/blockers.ts';

/** Holds a folder for each build that is under way. */
const workshop = 'node_modules/.build';

/**
 * Builds the site: checks copy, facts and types, bundles the scripts for browsers and for Node, and
 * writes every page as HTML (tools/publish/write-site.ts).
 *
 * Works in folders of its own, whose site replaces the last build at the end: a build that fails
 * leaves that one unchanged, and two at once don't meet.
 */
export function buildSite(): Plugin {
  return {
    name: 'build-site',
    apply: 'build',
    config: () => ({
      builder: {},
      environments: {
        client: {
          build: {
            outDir: join(workshop, randomUUID()),
            manifest: true,
            rollupOptions: { input: 'src/main.ts' },
          },
        },
        ssr: {
          build: {
            // A new folder for each build, because Node caches modules by their path. A query after the
            // path would not do: pages' chunks import the same file without it, so there would be two
            // copies of each React context.
            outDir: join(workshop, randomUUID()),
            copyPublicDir: false,
            rollupOptions: {
              input: 'tools/publish/write-site.ts',
              output: { entryFileNames: '[name].mjs' },
            },
          },
        },
      },
    }),
    configResolved() {
      const report = formatIssues(checkLocales(localesDir));
      if (report) throw new CopyError(report);
    },
    async buildApp({ config, environments, build }) {
      const target = resolve(config.root, config.build.outDir);
      refuseToReplace(target, config);
      removeStale(resolve(config.root, workshop));
      const [site, node] = [environments.client, environments.ssr].map((environment) =>
        resolve(config.root, environment?.config.build.outDir ?? ''),
      ) as [string, string];
      try {
        // By now the router's plugin has written the route tree, which the compiler checks links against.
        // The types are those of the project's own copy, not of another folder's.
        const compiling = process.env.LOCALES_DIR ? '' : compile(config.root);
        for (const environment of Object.values(environments)) await build(environment);
        const failure = await writePages(config, site, node).catch((error) => error);
        // A page may throw for want of a name, which the compiler says better.
        const errors = await compiling;
        if (errors) throw new CopyError(messages.compiler(errors));
        if (failure) throw failure;
        replaceFolder(target, site);
      } finally {
        for (const folder of [site, node]) rmSync(folder, { recursive: true, force: true });
      }
      report(config.logger);
    },
  };
}

/** The compiler's errors in the site's code; empty if there are none. */
async function compile(cwd: string): Promise<string> {
  const compiler = 'node_modules/typescript/bin/tsc';
  // Several checkers would each work out the libraries' types.
  const options = ['--project', 'tsconfig.build.json', '--checkers', '1'];
  try {
    await promisify(execFile)(process.execPath, [compiler, ...options], { cwd });
    return '';
  } catch (error) {
    // The compiler writes to stdout. If it didn't start, only the error has a message.
    const { stdout, message } = error as Error & { stdout: string };
    return (stdout || message).trim();
  }
}

/** Completes the site that Vite has built, and makes sure that nothing of it is missing. */
async function writePages({ base, isProduction }: ResolvedConfig, out: string, node: string) {
  const manifest: Manifest = JSON.parse(readFileSync(join(out, '.vite/manifest.json'), 'utf8'));
  const { href } = pathToFileURL(join(node, 'write-site.mjs'));
  const { writeSite }: typeof import('../publish/write-site') = await import(href);
  await writeSite({ out, base, manifest, isProduction });
  rmSync(join(out, '.vite'), { recursive: true });
  // The style sheet is part of the pages.
  const files = Object.values(manifest).map(({ file }) => file);
  const missing = files.filter((file) => !file.endsWith('.css') && !existsSync(join(out, file)));
  if (missing.length > 0) throw new Error(`Deleted during the build: ${missing.join(', ')}`);
}

/** Like Vite, refuses to empty a folder outside the project unless asked to. */
function refuseToReplace(folder: string, { root, build }: ResolvedConfig) {
  if (build.emptyOutDir ?? folder.startsWith(resolve(root) + sep)) return;
  if (!existsSync(folder) || readdirSync(folder).length === 0) return;
  throw new Error(`${folder} is not empty. Name another folder, or add --emptyOutDir.`);
}

/** Removes what interrupted builds have left. None takes an hour. */
function removeStale(folder: string) {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  for (const path of names.map((name) => join(folder, name))) {
    const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Number.NaN;
    if (changed < Date.now() - 3_600_000) rmSync(path, { recursive: true, force: true });
  }
}

/** Puts a copy of a folder in the place of another, which may be on another disk. */
function replaceFolder(target: string, built: string) {
  const next = `${target}.${randomUUID()}`;
  const last = `${target}.${randomUUID()}`;
  try {
    cpSync(built, next, { recursive: true });
    for (let tries = 1; existsSync(next); tries++) {
      rmSync(last, { recursive: true, force: true });
      try {
        // Windows fails halfway if a file in a folder that is deleted is in use.
        if (existsSync(target)) renameSync(target, last);
        renameSync(next, target);
      } catch (error) {
        // Another build may have put its own there in between.
        if (!existsSync(target) && existsSync(last)) renameSync(last, target);
        if (tries === 5) throw error;
      }
    }
  } finally {
    for (const folder of [next, last]) rmSync(folder, { recursive: true, force: true });
  }
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
