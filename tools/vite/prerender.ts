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
import { CopyError, formatIssue, issueInFile, labelOf } from '../locales/issue.ts';
import { messages } from '../locales/messages.ts';
import {
  draftLocales,
  localesDir,
  namespacesOf,
  publishedLocales,
  readContent,
  rootOf,
  sourceTag,
} from '../locales/read-content.ts';
import { blockersIn, summaryOf } from '../publish/blockers.ts';
import { withCalendars } from '../publish/calendar.ts';
import { pageFile } from '../publish/hosting.ts';
import { withPolicy } from '../publish/policy.ts';
import { robotsFor, sitemapOf } from '../publish/sitemap.ts';

type Server = typeof import('../../src/entry-server');
type Publish = typeof import('../publish/publisher');

/** The start of every head. The dev server's is in index.html. */
const frame =
  '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">';

/**
 * After the client build, builds the site for Node and writes every page as HTML with its head, its
 * styles and a data block that says what the page needs. The copy becomes hashed JSON files, so that an
 * edited sentence changes no script.
 *
 * Writes to a temporary folder that replaces the last build at the end: a build that fails leaves that
 * one unchanged and leaves nothing behind.
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
            // A folder for each build, because Node caches modules by path. A query in the import would
            // do, but pages' chunks import the file without it and would get other React contexts.
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

/** Like Vite, refuses to empty a folder outside the project unless asked to. */
function refuseToReplace(folder: string, { root, build }: ResolvedConfig) {
  if (build.emptyOutDir ?? folder.startsWith(resolve(root) + sep)) return;
  if (!existsSync(folder) || readdirSync(folder).length === 0) return;
  throw new Error(`${folder} is not empty. Name another folder, or add --emptyOutDir.`);
}

/** Renamed before it is deleted, because Windows fails halfway if a file is in use. */
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
  // The site's own CSS is inlined: as a file it would delay the first paint. It comes before
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
  // Sequential, because parallel builds would take more memory and no less time.
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

/** What the pages of all languages share. */
interface BuiltSite {
  out: string;
  /** The host's folder that the site lives in, with slashes around. */
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
    const json = JSON.stringify(await content.readCopy(locale.tag, namespace));
    copy[namespace] = base + writeHashed(out, `${locale.tag}/${namespace}`, 'json', json);
  }

  const urlOf = (key: string) => base + chunkOf(manifest, key).file;
  const script = `<script type="module" crossorigin src="${urlOf('src/main.ts')}"></script>`;
  // The fonts that every page needs for its first text; the italic is loaded only for quotes.
  const fonts = ['petrona', 'figtree']
    .map((name) => urlOf(`src/theme/fonts/${name}.woff2`))
    .map((url) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${url}">`)
    .join('');

  async function writePage(file: string, address: string, page?: PageKey) {
    const refuse = (file: string, sentence: string): never => {
      throw new CopyError(formatIssue(issueInFile(labelOf(localesDir, file), sentence)));
    };
    const tell = ({ message }: Error) =>
      refuse(`${locale.tag}/${page ?? 'common'}.json`, messages.pageThrew(message));
    const rendering = server.render(content, base + address.slice(1));
    const { status, ...rendered } = await rendering.catch(tell);
    if (page && status === 404) refuse(`${sourceTag}/locale.json`, messages.noRoute(page));
    if (status !== (page ? 200 : 404)) throw new Error(`${address} answers ${status}`);
    const namespaces: Namespace[] = page ? ['common', page] : ['common'];
    const data: PageData = {
      // The note to the owner isn't for visitors.
      site: { ...site, sample: undefined },
      locale,
      openingDays,
      agenda,
      copy,
      page,
      // A list with a single language is of no use.
      languages: languages.length > 1 ? languages : [],
      preload: {
        scripts: scriptsOf(manifest, page).map((file) => base + file),
        copy: namespaces.map((namespace) => copy[namespace]),
      },
    };
    // An escaped `<` can't end the data block's element.
    const json = JSON.stringify(data).replaceAll('<', '\\u003c');
    const published = await publisher.head(content, page).catch(tell);
    const html = rendered.html
      .replace('<head>', () => `<head>${frame}`)
      .replace('</head>', () => `${fonts}${published}${styles}${rendered.styles}${script}</head>`)
      // Without the comments, Cloudflare rewrites e-mail addresses by default, and React renders the page anew.
      .replace('<body>', () => '<body><!--email_off-->')
      .replace(
        '</body>',
        () =>
          `<!--/email_off--><script type="application/json" id="${pageDataId}">${json}</script></body>`,
      );
    // In development mode, Emotion writes text into style elements whose hashes can't be known in advance.
    write(join(out, file), isProduction ? withPolicy(html, site.formEndpoint) : html);
  }

  const root = rootOf(locale);
  const pages = Object.entries(locale.paths) as [PageKey, string][];
  // Parallel, because preview images are drawn by threads of their own.
  await Promise.all([
    ...pages.map(([page, path]) => writePage(pageFile(path), path, page)),
    writePage(join(root, '404.html'), `${root}/404`),
  ]);
}

/** Writes a text file with a hash in its name, and returns its address. */
function writeHashed(out: string, name: string, ending: string, text: string): string {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const file = `assets/${name}-${hash}.${ending}`;
  write(join(out, file), text);
  return file;
}

/** The scripts of a page: those of all pages (vite.config.ts), then those that its route is split into. */
function scriptsOf(manifest: Manifest, page?: PageKey): string[] {
  const files = new Set<string>();
  const add = (key: string) => {
    const chunk = chunkOf(manifest, key);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(add);
  };
  add('client');
  // Such as `contato.lazy.tsx`, or `contato.tsx?tsr-split=component`.
  const route = `src/routes/${page === 'home' ? 'index' : page}.`;
  for (const key of Object.keys(manifest)) if (key.startsWith(route)) add(key);
  return [...files];
}

/** Finds a chunk by its module's path, or by its name if it has none. */
function chunkOf(manifest: Manifest, key: string) {
  const chunk = manifest[key] ?? Object.values(manifest).find(({ name }) => name === key);
  if (!chunk) throw new Error(`${key} is not in Vite's manifest`);
  return chunk;
}

function write(file: string, text: string) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
