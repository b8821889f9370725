import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { writeOwnWords } from './fixtures/content-root.ts';
import { writeWorld } from './fixtures/languages.ts';
import { readWords } from './words.ts';

/** The sites that tests look at, with the folder that each one's copy is read from. */
const sites = {
  /** What visitors get. */
  shipped: writeOwnWords,
  /** The same in React's development mode, which alone reports differences between HTML and page. */
  development: writeOwnWords,
  /** Another owner's, with all that she can say, long, in three languages, in a folder of its host. */
  world: writeWorld,
};

export type SiteName = keyof typeof sites;

export const siteNames = Object.keys(sites) as SiteName[];

/** A site's addresses and texts. */
export const wordsOf = (name: SiteName, tag?: string) => readWords(sites[name](), tag);

/**
 * Where a site is served while the end-to-end tests run (end-to-end/serve-sites.ts), on a free port; `server` is
 * the development server, which its own test starts.
 */
export const originOf = (name: SiteName | 'server') => process.env[`ORIGIN_${name}`] ?? '';

/**
 * Builds a site, unless it was already built from exactly these files, and returns its folder. Only
 * one process may do so at a time, so all tests that read the files are in `built.test.ts`.
 */
export async function buildSite(name: SiteName): Promise<string> {
  const folder = resolve('node_modules/.sites', name);
  const localesDir = sites[name]();
  const mode = name === 'development' ? 'development' : 'production';
  const stamp = `${folder}.sha256`;
  const fingerprint = fingerprintOf([...sources, localesDir]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return folder;

  rmSync(stamp, { force: true });
  // Vitest's own variables would change the build.
  const own = Object.entries(process.env).filter(([key]) => !key.startsWith('VITE'));
  await promisify(execFile)(
    process.execPath,
    [
      'node_modules/vite/bin/vite.js',
      'build',
      '--mode',
      mode,
      '--outDir',
      folder,
      '--emptyOutDir',
      '--logLevel',
      'error',
    ],
    {
      env: {
        ...Object.fromEntries(own),
        LOCALES_DIR: localesDir,
        NODE_ENV: mode,
      },
    },
  );
  writeFileSync(stamp, fingerprint);
  return folder;
}

/** Everything that a build reads; the lock file stands for the installed packages. */
const sources = ['src', 'tools', 'public', 'index.html', 'vite.config.ts', 'package-lock.json'];

function fingerprintOf(paths: string[]): string {
  const hash = createHash('sha256');
  for (const path of paths.filter(existsSync)) {
    for (const file of filesIn(path)) {
      // A build writes `.gen.` files itself and leaves out `.test.` files.
      if (!/\.(gen|test)\./.test(file)) hash.update(file).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

/** The paths of all files in a folder; for a file, its own path. */
export function filesIn(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
