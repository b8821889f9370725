import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Logger, Manifest, Plugin, ResolvedConfig } from 'vite';
import type { Content, Locale, Namespace, PageKey } from '../../src/i18n/content.ts';
import { type PageData, pageDataId } from '../../src/i18n/page-data.ts';
import { CopyError, formatMistake, labelOf, mistakeInFile } from '../locales/mistake.ts';
import {
  draftLocales,
  localesDir,
  namespacesOf,
  publishedLocales,
  readContent,
  rootOf,
  sourceTag,
} from '../locales/read-content.ts';
import { says } from '../locales/sentences.ts';
import { blockersIn, summaryOf } from '../publish/blockers.ts';
import { withCalendars } from '../publish/calendar.ts';
import { pageFile } from '../publish/hosting.ts';
import { withPolicy } from '../publish/policy.ts';
import { robotsFor, sitemapOf } from '../publish/sitemap.ts';

type Server = typeof import('../../src/entry-server');
type Publish = typeof import('../publish/publisher');

/** How each head begins; the dev server's is in index.html. */
const frame =
  '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">';

/**
 * After the browser's build, builds the site for Node too and writes every page as HTML: words,
 * head and styles, and a data block that says what the page needs. The copy becomes hashed JSON
 * beside the scripts, so that an edited sentence changes no script.
 *
 * All of it is written beside the folder that it is for, and takes its place at the end: a build that
 * fails leaves the last one as it was, and nothing behind.
 */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    config: ({ root = '.', build }) => ({
      builder: {},
      environments: {
        client: {
          build: {
            outDir: `${resolve(root, build?.outDir ?? 'dist')}.new`,
            emptyOutDir: true,
            manifest: true,
            rollupOptions: { input: 'src/main.ts' },
          },
        },
        ssr: {
          build: {
            // A folder for each build, because Node loads a file once. A query behind its name would
            // do too, but pages' chunks import it without one, and get React contexts of their own.
            outDir: `node_modules/.prerender/${process.pid}-${Date.now()}`,
            emptyOutDir: true,
            copyPublicDir: false,
            rollupOptions: {
              input: { server: 'src/entry-server.tsx', publish: 'tools/publish/publisher.ts' },
              output: { entryFileNames: '[name].mjs' },
            },
          },
        },
      },
    }),
    buildApp: {
      order: 'post',
      async handler({ config, environments, build }) {
        const target = resolve(config.root, config.build.outDir);
        refuseToReplace(target, config);
        const [out, serverDir] = [environments.client, environments.ssr].map((environment) => {
          if (!environment) throw new Error('The site is built for browsers and for Node');
          return resolve(config.root, environment.config.build.outDir);
        }) as [string, string];
        try {
          for (const environment of Object.values(environments)) await build(environment);
          await writePages(config, out, serverDir);
          replaceFolder(target, out);
        } finally {
          for (const folder of [out, serverDir]) rmSync(folder, { recursive: true, force: true });
        }
        report(config.logger);
      },
    },
  };
}

/** As Vite does: a folder outside of the project, which may hold anything, is emptied only by request. */
function refuseToReplace(folder: string, { root, build }: ResolvedConfig) {
  if (build.emptyOutDir ?? folder.startsWith(resolve(root) + sep)) return;
  if (!existsSync(folder) || readdirSync(folder).length === 0) return;
  throw new Error(`${folder} is not empty. Name another folder, or add --emptyOutDir.`);
}

/** Moved away before it is deleted, because Windows stops halfway where a file is in use. */
function replaceFolder(folder: string, by: string) {
  const old = `${folder}.old`;
  rmSync(old, { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, old);
  renameSync(by, folder);
  rmSync(old, { recursive: true, force: true });
}

async function writePages({ base, isProduction }: ResolvedConfig, out: string, serverDir: string) {
  const server: Server = await import(pathToFileURL(join(serverDir, 'server.mjs')).href);
  const publish: Publish = await import(pathToFileURL(join(serverDir, 'publish.mjs')).href);
  const manifest = JSON.parse(readFileSync(join(out, '.vite/manifest.json'), 'utf8')) as Manifest;
  // The site's own CSS stands in each page: as a file it would keep the words waiting. It comes before
  // Emotion's, as it does in development, so that a component has the last word.
  const cssFile = join(out, chunkOf(manifest, 'style.css').file);
  const css = readFileSync(cssFile, 'utf8').trim();
  rmSync(cssFile);
  const site: BuiltSite = {
    out,
    base,
    server,
    publisher: publish.createPublisher({ out, base }),
    manifest,
    styles: `<style>${css}</style>`,
    locales: publishedLocales(),
    isProduction,
  };
  const { locales } = site;
  // One after the other: side by side they would take memory and no less time.
  for (const locale of locales) {
    const content = readContent(localesDir, locale.tag, locales);
    const writeFile = (name: string, text: string) => base + writeHashed(out, name, 'ics', text);
    await writeLanguage(site, await withCalendars(content, writeFile));
  }

  const content = readContent();
  const { address } = content.site;
  write(join(out, 'sitemap.xml'), sitemapOf(locales, address));
  write(join(out, 'robots.txt'), robotsFor(address));
  await site.publisher.finish(content);
}

/** Says what was built, and what is still in the way of publishing it. */
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

/** What the pages of all languages are made from. */
interface BuiltSite {
  out: string;
  /** The folder of the host that the site lives in, with slashes around. */
  base: string;
  server: Server;
  publisher: ReturnType<Publish['createPublisher']>;
  manifest: Manifest;
  /** The site's own CSS. */
  styles: string;
  locales: Locale[];
  isProduction: boolean;
}

async function writeLanguage(built: BuiltSite, content: Content) {
  const { out, base, server, publisher, manifest, styles, isProduction } = built;
  const { locale, site, openingDays, agenda, languages } = content;

  const copy = {} as Record<Namespace, string>;
  for (const namespace of namespacesOf(locale)) {
    const json = JSON.stringify(await content.readCopy(namespace));
    copy[namespace] = base + writeHashed(out, `${locale.tag}/${namespace}`, 'json', json);
  }

  const urlOf = (key: string) => base + chunkOf(manifest, key).file;
  const script = `<script type="module" crossorigin src="${urlOf('src/main.ts')}"></script>`;
  // What every page needs before its first text; the italic loads only where quotes are.
  const fonts = ['petrona', 'figtree']
    .map((name) => urlOf(`src/theme/fonts/${name}.woff2`))
    .map((url) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${url}">`)
    .join('');

  async function writePage(file: string, address: string, page?: PageKey) {
    const refuse = (file: string, sentence: string): never => {
      throw new CopyError(formatMistake(mistakeInFile(labelOf(localesDir, file), sentence)));
    };
    const tell = ({ message }: Error) =>
      refuse(`${locale.tag}/${page ?? 'common'}.json`, says.pageThrew(message));
    const rendering = server.render(content, base + address.slice(1));
    const { status, ...rendered } = await rendering.catch(tell);
    if (page && status === 404) refuse(`${sourceTag}/locale.json`, says.noRoute(page));
    if (status !== (page ? 200 : 404)) throw new Error(`${address} answers ${status}`);
    const namespaces: Namespace[] = page ? ['common', page] : ['common'];
    const data: PageData = {
      // The note to the owner is no visitor's.
      site: { ...site, sample: undefined },
      locale,
      openingDays,
      agenda,
      copy,
      page,
      // A list of one language would be of no use to anybody.
      languages: languages.length > 1 ? languages : [],
      preload: {
        scripts: scriptsOf(manifest, page).map((file) => base + file),
        copy: namespaces.map((namespace) => copy[namespace]),
      },
    };
    // `<` must not end the data block's element.
    const json = JSON.stringify(data).replaceAll('<', '\\u003c');
    const published = await publisher.head(content, page).catch(tell);
    const html = rendered.html
      .replace('<head>', () => `<head>${frame}`)
      .replace('</head>', () => `${fonts}${published}${styles}${rendered.styles}${script}</head>`)
      .replace(
        '</body>',
        () => `<script type="application/json" id="${pageDataId}">${json}</script></body>`,
      );
    // Emotion's development mode writes text into its style elements, which no hash can foresee.
    write(join(out, file), isProduction ? withPolicy(html, site.formEndpoint) : html);
  }

  const root = rootOf(locale);
  const pages = Object.entries(locale.paths) as [PageKey, string][];
  // Side by side, because a page's preview image is drawn by threads of its own.
  await Promise.all([
    ...pages.map(([page, path]) => writePage(pageFile(path), path, page)),
    writePage(join(root, '404.html'), `${root}/404`),
  ]);
}

/** Writes a text below a name that changes with what it says, and returns its address. */
function writeHashed(out: string, name: string, ending: string, text: string): string {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const file = `assets/${name}-${hash}.${ending}`;
  write(join(out, file), text);
  return file;
}

/** The scripts of a page: what all pages need (vite.config.ts), and what only this one loads. */
function scriptsOf(manifest: Manifest, page?: PageKey): string[] {
  const files = new Set<string>();
  const add = (key: string) => {
    const chunk = chunkOf(manifest, key);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(add);
  };
  add('client');
  if (page === 'contato') add('src/contact/contact-form.tsx');
  return [...files];
}

/** By its path, or by its name where it has none. */
function chunkOf(manifest: Manifest, key: string) {
  const chunk = manifest[key] ?? Object.values(manifest).find(({ name }) => name === key);
  if (!chunk) throw new Error(`${key} is not in Vite's manifest`);
  return chunk;
}

function write(file: string, text: string) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
