import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { agenda } from './fixtures/agenda.ts';
import { readContentRoot, writeContentRoot, writeOwnWords } from './fixtures/content-root.ts';
import { facts } from './fixtures/facts.ts';
import { writeLongLanguages } from './fixtures/languages.ts';
import { writeOutline } from './fixtures/outline.ts';

interface Site {
  /** The path on its host that the site is served from. */
  base: string;
  /** Under `development` React reports every difference between the HTML and the page. */
  mode: 'production' | 'development';
  /** Returns the folder that the copy is read from. */
  locales: () => string;
}

/** Another first port, if these are taken: `TEST_PORT=5000 npx playwright test`. */
const firstPort = Number(process.env.TEST_PORT ?? 4273);

/** The address that the form of the `delivery` site sends its messages to. */
export const formEndpoint = `http://localhost:${firstPort + 9}/form`;

const withOptionalFacts = () =>
  writeContentRoot('delivery', readContentRoot(), { ...facts, formEndpoint, agenda });

/** The sites that tests look at. */
const sites = {
  /** What visitors get. */
  shipped: { base: '/', mode: 'production', locales: writeOwnWords },
  /** The same in React's development mode. */
  development: { base: '/', mode: 'development', locales: writeOwnWords },
  /** The same in a subfolder of its host, as on GitHub Pages. */
  subfolder: { base: '/site/', mode: 'production', locales: writeOwnWords },
  /** The same with an agenda, and a form that sends its messages somewhere. */
  delivery: { base: '/', mode: 'production', locales: withOptionalFacts },
  /** Another owner's site in three languages, one from right to left, and a draft. */
  languages: {
    base: '/',
    mode: 'production',
    locales: () => writeLongLanguages('site', 'en', 'ar', 'fr'),
  },
  /** The pages' structure without their words. */
  outline: { base: '/', mode: 'development', locales: writeOutline },
} satisfies Record<string, Site>;

export type SiteName = keyof typeof sites;

export const siteNames = Object.keys(sites) as SiteName[];

/** The port of the development server, which `dev-server.spec.ts` starts itself. */
export const devServerPort = firstPort + siteNames.length;

export function siteAt(name: SiteName) {
  const port = firstPort + siteNames.indexOf(name);
  const { base } = sites[name];
  return { port, base, url: `http://localhost:${port}${base}` };
}

/**
 * Builds a site, unless it was already built from exactly these files, and returns its folder. Only
 * one process may do so at a time, so all tests that read the files are in `built.test.ts`.
 */
export async function buildSite(name: SiteName): Promise<string> {
  const { base, mode, locales } = sites[name];
  const folder = resolve('node_modules/.sites', name);
  const localesDir = locales();
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
      ...['--mode', mode, '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'],
    ],
    {
      env: {
        ...Object.fromEntries(own),
        LOCALES_DIR: localesDir,
        BASE_PATH: base,
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
