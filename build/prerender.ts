import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest, Plugin, ViteBuilder } from 'vite';
import { type Namespace, type PageData, type PageKey, pageDataId } from '../src/i18n/content.ts';
import { routeOf } from '../src/i18n/rewrite.ts';
import { namespacesOf, readContent } from './content.ts';
import { blockersIn, summaryOf } from './publish/check.ts';

type Server = typeof import('../src/server');
type Publish = typeof import('./publish');

const serverDir = 'node_modules/.prerender';

/**
 * After the browser's build, builds the site for Node too and writes every page as HTML: words,
 * head and styles, and a data block that says what the page needs. The copy becomes hashed JSON
 * beside the scripts, so that an edited sentence changes no script.
 */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    config: () => ({
      builder: {},
      environments: {
        client: { build: { manifest: true } },
        ssr: {
          build: {
            outDir: serverDir,
            emptyOutDir: true,
            copyPublicDir: false,
            rollupOptions: {
              input: { server: 'src/server.tsx', publish: 'build/publish/index.ts' },
              output: { entryFileNames: '[name].mjs' },
            },
          },
        },
      },
    }),
    buildApp: {
      order: 'post',
      async handler(builder) {
        for (const environment of Object.values(builder.environments)) {
          if (!environment.isBuilt) await builder.build(environment);
        }
        await writePages(builder);
      },
    },
  };
}

async function writePages(builder: ViteBuilder) {
  const { root, build, base } = builder.config;
  const out = resolve(root, build.outDir);
  const server: Server = await import(builtFile(root, 'server.mjs'));
  const { createPublisher }: Publish = await import(builtFile(root, 'publish.mjs'));
  const publisher = await createPublisher({ out, base });
  const manifest = JSON.parse(readFileSync(join(out, '.vite/manifest.json'), 'utf8')) as Manifest;
  const template = readFileSync(join(out, 'index.html'), 'utf8');
  const content = readContent();
  const { locale, site } = content;

  const copy = {} as Record<Namespace, string>;
  for (const namespace of namespacesOf(locale)) {
    const json = JSON.stringify(await content.readCopy(namespace));
    const hash = createHash('sha256').update(json).digest('base64url').slice(0, 8);
    const file = `assets/${locale.tag}/${namespace}-${hash}.json`;
    copy[namespace] = base + file;
    write(join(out, file), json);
  }

  const fonts = server.preloadFonts
    .map((url) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${url}">`)
    .join('');

  async function writePage(file: string, address: string, page?: PageKey) {
    const { head, body, status } = await server.render(content, base + address.slice(1));
    const extra = await publisher.head(content, page);
    if (status !== (page ? 200 : 404)) throw new Error(`${address} answers ${status}`);
    const namespaces: Namespace[] = page ? ['common', page] : ['common'];
    const data: PageData = {
      site,
      locale,
      copy,
      needs: {
        scripts: scriptsOf(manifest, page).map((file) => base + file),
        copy: namespaces.map((namespace) => copy[namespace]),
      },
    };
    // `<` must not end the data block's element.
    const json = JSON.stringify(data).replaceAll('<', '\\u003c');
    const html = template
      .replace(/<html[^>]*>/, () => `<html lang="${locale.tag}" dir="${locale.direction}">`)
      .replace('<!--head-->', () => fonts + extra + head)
      .replace('<!--page-->', () => body)
      .replace(
        '</body>',
        () => `<script type="application/json" id="${pageDataId}">${json}</script></body>`,
      );
    write(join(out, file), html);
  }

  for (const [page, path] of Object.entries(locale.paths) as [PageKey, string][]) {
    await writePage(join(path, 'index.html'), path, page);
  }
  await writePage('404.html', '/404');
  await publisher.finish(content);
  const left = summaryOf(blockersIn());
  if (left) builder.config.logger.warn(left);
  builder.config.logger.info(`${Object.keys(locale.paths).length} pages and 404.html prerendered`);
}

/** A module of the server's build, as it is now: Node would remember an earlier one. */
function builtFile(root: string, name: string): string {
  return `${pathToFileURL(join(root, serverDir, name)).href}?built=${Date.now()}`;
}

/** The client's code and a page's own, with all that these import. */
function scriptsOf(manifest: Manifest, page?: PageKey): string[] {
  const files = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is not in Vite's manifest`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(add);
  };
  add('src/client.tsx');
  if (page) add(`src/routes${page === 'home' ? '/index' : routeOf(page)}.tsx?tsr-split=component`);
  files.delete(manifest['index.html']?.file ?? '');
  return [...files];
}

function write(file: string, text: string) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
