import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { writeOwnWords } from './fixtures/content-root.ts';
import { writeInventedOwner } from './fixtures/invented-owner.ts';
import { readWords } from './words.ts';

const sites = {
  shipped: writeOwnWords,
  development: writeOwnWords,
  invented: writeInventedOwner,
};

export type SiteName = keyof typeof sites;

export const siteNames = Object.keys(sites) as SiteName[];

export const wordsOf = (name: SiteName, tag?: string) => readWords(sites[name](), tag);

/** The origin at which end-to-end tests reach a site. `server` is the development server. */
export const originOf = (name: SiteName | 'server') => process.env[`ORIGIN_${name}`] ?? '';

/**
 * Builds a site if its sources have changed, and returns its folder. Two processes must not build
 * the same site at once, so all unit tests that read built files are in `built.test.ts`.
 */
export async function buildSite(name: SiteName): Promise<string> {
  const folder = `node_modules/.sites/${name}`;
  const localesDir = sites[name]();
  const mode = name === 'development' ? 'development' : 'production';
  const stamp = `${folder}.sha256`;
  const fingerprint = fingerprintOf([...sources, localesDir]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return folder;

  rmSync(stamp, { force: true });
  const args = `build --mode ${mode} --outDir ${folder} --emptyOutDir --logLevel error`.split(' ');
  const env = { ...process.env, LOCALES_DIR: localesDir };
  await promisify(execFile)(process.execPath, ['node_modules/vite/bin/vite.js', ...args], { env });
  writeFileSync(stamp, fingerprint);
  return folder;
}

/** Everything that a build reads, with the lock file in place of the installed packages. */
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
