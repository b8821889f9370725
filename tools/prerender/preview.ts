import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { dirname } from 'node:path/posix';
import type { Plugin } from 'vite';
import { CopyError } from '../locales/index.ts';

/** Vite's plugin for `npm run preview`: adds 404 pages, and the headers that `_headers` sets. */
export function previewSite(): Plugin {
  return {
    name: 'preview-site',
    apply: (_config, { isPreview }) => Boolean(isPreview),
    config({ build }) {
      const dist = resolve(build?.outDir ?? 'dist');
      return {
        base: baseIn(dist),
        // Makes Vite answer `/renovare` with `renovare.html`.
        appType: 'mpa',
        preview: { headers: headersIn(dist) },
      };
    },
    configurePreviewServer({ config, middlewares }) {
      const dist = resolve(config.root, config.build.outDir);
      const pathOf = (url = '/') => decode(url.replace(/[?#].*/, ''));
      middlewares.use((request, response, next) => {
        // Vite would also serve hidden files, such as those of `.git`.
        const isHidden = /\/\.(?!well-known\/)/.test(pathOf(request.url));
        if (isHidden) response.writeHead(404).end();
        else next();
      });
      // Vite calls this function after it has added its own middlewares, which look for files.
      return () => {
        middlewares.use((request, response, next) => {
          const path = pathOf(request.url);
          if (path.endsWith('.html') && existsSync(join(dist, path))) return next();
          if (existsSync(join(dist, path, 'index.html'))) {
            const Location = encodeURI(`${config.base}${path.slice(1)}/`);
            return response.writeHead(301, { Location }).end();
          }
          const type = { 'Content-Type': 'text/html; charset=utf-8' };
          response.writeHead(404, { ...config.preview.headers, ...type });
          response.end(readFileSync(missingPage(dist, path)));
        });
      };
    },
  };
}

/** The site's folder on its host, which the build writes into the manifest. */
function baseIn(dist: string): string {
  const manifest = join(dist, 'manifest.webmanifest');
  if (existsSync(manifest)) return JSON.parse(readFileSync(manifest, 'utf8')).start_url;
  const folder = relative('', dist);
  throw new CopyError(`A pasta ${folder} ainda não tem um site. Primeiro rode: npm run build`);
}

/** The headers that `_headers` sets for all addresses. */
function headersIn(dist: string): Record<string, string> {
  const file = readFileSync(join(dist, '_headers'), 'utf8');
  const [, forAll = ''] = /^\/\*\r?\n((?: +.*\r?\n)+)/m.exec(file) ?? [];
  const lines = [...forAll.matchAll(/([\w-]+): (.*)/g)];
  return Object.fromEntries(lines.map(([, name, value]) => [name, value]));
}

/** The 404 page in the language of a path. */
function missingPage(dist: string, path: string): string {
  const page = join(dist, dirname(path), '404.html');
  return path === '/' || existsSync(page) ? page : missingPage(dist, dirname(path));
}

/** Decodes a path. A path with a lone `%` can't be decoded, so it is returned unchanged. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
