import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { writeOwnWords } from './fixtures/content-root.ts';
import { writeWorld } from './fixtures/world.ts';
import { readWords } from './words.ts';

const sites = {
  shipped: writeOwnWords,
  /** The same in React's development mode, which alone reports hydration differences. */
  development: writeOwnWords,
  /** An invented owner with long copy in three languages, in a folder of the host. */
  world: writeWorld,
};

export type SiteName = keyof typeof sites;

export const siteNames = Object.keys(sites) as SiteName[];

export const wordsOf = (name: SiteName, tag?: string) => readWords(sites[name](), tag);

/** A site's origin in end-to-end tests. `server` is the development server. */
export const originOf = (name: SiteName | 'server') => process.env[`ORIGIN_${name}`] ?? '';

/**
 * Builds a site if its sources have changed; returns its folder. Two processes may not do so at
 * once, so all tests of the files are in `built.test.ts`.
 */
export async function buildSite(name: SiteName): Promise<string> {
  const folder = `node_modules/.sites/${name}`;
  const localesDir = sites[name]();
  const mode = name === 'development' ? 'development' : 'production';
  const stamp = `${folder}.sha256`;
  const fingerprint = fingerprintOf([...sources, localesDir]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return folder;

  rmSync(stamp, { force: true });
  // Vitest's own variables would change the build.
  const own = Object.entries(process.env).filter(([key]) => !key.startsWith('VITE'));
  const args = `build --mode ${mode} --outDir ${folder} --emptyOutDir --logLevel error`.split(' ');
  const env = { ...Object.fromEntries(own), LOCALES_DIR: localesDir };
  await promisify(execFile)(process.execPath, ['node_modules/vite/bin/vite.js', ...args], { env });
  writeFileSync(stamp, fingerprint);
  return folder;
}

/** Everything that a build reads. The lock file stands for the packages. */
const sources = ['src', 'tools', 'public', 'index.html', 'vite.config.ts', 'package-lock.json'];

function fingerprintOf(paths: string[]): string {
  const hash = createHash('sha256');
  for (const path of paths.filter(existsSync)) {
    for (const file of filesIn(path)) {
      // Builds write `.gen.` files and don't read `.test.` files.
      if (!/\.(gen|test)\./.test(file)) hash.update(file).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

export function filesIn(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
