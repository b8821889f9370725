import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { pageKeys } from '../src/content/pages.ts';
import type { Site } from '../src/content/site.ts';
import { localesDir } from '../tools/locales/locales-dir.ts';
import { copyFolder } from './copy-folder.ts';
import { arabicCopy } from './fixtures/arabic.ts';

/** The invented owner's copy, in Portuguese. */
const invented = 'tests/fixtures/locales';

/** The copy folders of the sites that tests look at. */
export const sites = {
  /** The owner's site, or that of `LOCALES_DIR`. Tests of it know none of its words. */
  shipped: localesDir,
  /** The invented owner's site, whose words tests repeat, with a second language. */
  fixture: 'node_modules/.sites/fixture-locales',
  /** The invented owner's site without a form service, with React in its development mode. */
  development: 'node_modules/.sites/development-locales',
};

export type SiteName = keyof typeof sites;

/** The URL at which browser tests reach a site. */
export const urlOf = (name: SiteName) => process.env[`SITE_${name}`] ?? '';

const readJson = (...path: string[]) => JSON.parse(readFileSync(join(...path), 'utf8'));

/** The facts of a site's `site.json`. */
export function factsOf(name: SiteName): Site {
  return readJson(name === 'shipped' ? sites.shipped : invented, 'site.json');
}

/** The folder of a site on its host, such as `/eu/`. */
export const baseOf = (name: SiteName) => new URL(factsOf(name).address).pathname;

/** The languages in which a site is published. */
export function languagesOf(name: SiteName): string[] {
  if (name !== 'shipped') return ['pt-BR', 'ar'];
  const isLanguage = (folder: string) => existsSync(join(sites.shipped, folder, 'home.json'));
  return readdirSync(sites.shipped).filter(isLanguage);
}

/** The addresses of a site's pages below `baseOf`, such as `ar/renovare`, and of its 404 pages. */
export function addressesOf(name: 'shipped' | 'fixture') {
  const speaker = `${factsOf(name).slug}-palestrante`;
  return languagesOf(name).flatMap((tag) => {
    const prefix = tag === 'pt-BR' ? '' : `${tag}/`;
    const pages = pageKeys.map((key) => {
      const own = { home: '', palestrante: speaker }[key as string] ?? key;
      const address = (prefix + own).replace(/\/$/, '');
      return { page: `${key} (${tag})`, address, status: 200 };
    });
    return [...pages, { page: `404 (${tag})`, address: `${prefix}nada/aqui`, status: 404 }];
  });
}

/** Builds a site, and returns its folder. */
export async function buildTestSite(name: SiteName): Promise<string> {
  const isDevelopment = name === 'development';
  if (name !== 'shipped') copyFixture(sites[name], isDevelopment ? { formEndpoint: null } : {});
  const mode = isDevelopment ? 'development' : 'production';
  const folder = `node_modules/.sites/${name}`;
  const args = `build --mode ${mode} --outDir ${folder} --emptyOutDir --logLevel error`.split(' ');
  // Vitest sets `NODE_ENV` to `test`, with which Vite would bundle React's development code.
  const env = { ...process.env, LOCALES_DIR: sites[name], NODE_ENV: mode };
  await promisify(execFile)(process.execPath, ['node_modules/vite/bin/vite.js', ...args], { env });
  return folder;
}

/** The files of a folder and its folders, such as `en/livro.html`. Hidden files are listed, too. */
export function allFilesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

/** Copies the invented owner's folder, changes some of her facts, and adds a second language. */
export function copyFixture(to: string, facts: Partial<Site>): void {
  rmSync(to, { recursive: true, force: true });
  copyFolder(invented, to);
  const site = { ...factsOf('fixture'), ...facts };
  writeFileSync(join(to, 'site.json'), JSON.stringify(site, null, 2));
  mkdirSync(join(to, 'ar'));
  for (const file of readdirSync(join(to, 'pt-BR'))) {
    const texts = arabicCopy(readJson(to, 'pt-BR', file));
    writeFileSync(join(to, 'ar', file), JSON.stringify(texts, null, 2));
  }
}
