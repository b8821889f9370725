import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { pageKeys } from '../src/content/pages.ts';
import type { Site } from '../src/content/site.ts';
import { localesDir } from '../tools/locales/index.ts';
import { copyFolder } from './copy-folder.ts';

/** The folder for changed copy of a site. */
function copyOf(name: string) {
  return `node_modules/.sites/${name}-locales`;
}

/** The copy folders of the sites that tests look at. */
const sites = {
  /** The owner's site, or that of `LOCALES_DIR`. Tests of it know none of its words. */
  shipped: localesDir,
  /** The invented owner's site, whose words tests repeat. */
  fixture: 'tests/fixtures/locales',
  /** The invented owner's site without a form service, with React in its development mode. */
  development: copyOf('development'),
};

export type SiteName = keyof typeof sites;

export const siteNames = Object.keys(sites) as SiteName[];

/** The URL at which browser tests reach a site. */
export const urlOf = (name: SiteName) => process.env[`SITE_${name}`] ?? '';

const readJson = (...path: string[]) => JSON.parse(readFileSync(join(...path), 'utf8'));

/** The facts of a site's `site.json`. */
export function factsOf(name: SiteName): Site {
  return readJson(name === 'development' ? sites.fixture : sites[name], 'site.json');
}

/** The folder of a site on its host, such as `/eu/`. */
export const baseOf = (name: SiteName) => new URL(factsOf(name).address).pathname;

/** The addresses of a site's pages below `baseOf`, such as `ar/اتصال`, and of its 404 pages. */
export function addressesOf(name: 'shipped' | 'fixture') {
  const folder = sites[name];
  const { slug } = factsOf(name);
  const languages = readdirSync(folder).filter((tag) => {
    const file = join(folder, tag, 'locale.json');
    return existsSync(file) && readJson(file).status === 'published';
  });
  return languages.flatMap((tag) => {
    const prefix = tag === 'pt-BR' ? '' : `${tag}/`;
    const pages = pageKeys.map((page) => {
      const path: string = readJson(folder, tag, `${page}.json`).meta.path;
      const address = prefix + path.slice(1).replace('{{slug}}', slug);
      return { page: `${page} (${tag})`, address: address.replace(/\/$/, ''), status: 200 };
    });
    return [...pages, { page: `404 (${tag})`, address: `${prefix}nada/aqui`, status: 404 }];
  });
}

/** Builds a site, and returns its folder. */
export function buildTestSite(name: SiteName): Promise<string> {
  if (name === 'development') return buildFixture(name, { formEndpoint: null }, 'development');
  return build(name, sites[name], 'production');
}

/** Builds the invented owner's site with other facts, and returns its folder. */
export function buildFixture(name: string, facts: Partial<Site>, mode: Mode): Promise<string> {
  copyFixture(copyOf(name), facts);
  return build(name, copyOf(name), mode);
}

type Mode = 'production' | 'development';

async function build(name: string, locales: string, mode: Mode): Promise<string> {
  const folder = `node_modules/.sites/${name}`;
  const args = `build --mode ${mode} --outDir ${folder} --emptyOutDir --logLevel error`.split(' ');
  const env = { ...process.env, LOCALES_DIR: locales };
  await promisify(execFile)(process.execPath, ['node_modules/vite/bin/vite.js', ...args], { env });
  return folder;
}

/** The files of a folder and its folders, such as `en/livro.html`. Hidden files are listed, too. */
export function allFilesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

/** Copies the invented owner's folder, and changes some of her facts. */
export function copyFixture(to: string, facts: Partial<Site>): void {
  rmSync(to, { recursive: true, force: true });
  copyFolder(sites.fixture, to);
  const site = { ...factsOf('fixture'), ...facts };
  writeFileSync(join(to, 'site.json'), JSON.stringify(site, null, 2));
}
