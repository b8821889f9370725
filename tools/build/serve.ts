import { existsSync, readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join, relative, resolve } from 'node:path';
import { dirname } from 'node:path/posix';
import compression from '@polka/compression';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { CopyError } from '../copy/index.ts';
import { decode } from './decode.ts';

/** Vite's plugin for `npm run preview`. */
export function previewSite(): Plugin {
  return {
    name: 'preview-site',
    apply: (_config, { isPreview }) => Boolean(isPreview),
    // Without `allowedHosts`, Vite would refuse a phone that opens this computer by its name.
    config: ({ build }) => ({
      base: baseIn(resolve(build?.outDir ?? 'dist')),
      preview: { allowedHosts: true },
    }),
    configurePreviewServer({ config, middlewares }) {
      middlewares.use(serveSite(resolve(config.root, config.build.outDir)));
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

/** What hosts don't show: hidden files, their own files, and the 404 page as a page. */
const hidden = /\/(\.(?!well-known\/)|(404(\.html)?|_headers|_redirects|vercel\.json)\/*$)/i;

/** A line of `_headers`: a pattern of addresses, or a header for them. */
const headerLine = /^(?<from>\/\S*)|^\s+(?<name>[\w-]+):\s*(?<value>.*)/;

/** Serves a built site as hosts do: `x.html` at `/x`, `404.html`, and the headers of `_headers`. */
export function serveSite(dist: string): RequestListener {
  const base = baseIn(dist);
  const headers = readFileSync(join(dist, '_headers'), 'utf8').split(/\r?\n/);
  // Without `dev`, sirv remembers the sizes of files, and would cut off pages that grow later.
  const files = sirv(dist, { dev: true, etag: true });
  const compress = compression({ brotli: true, level: 6, mimes: /text|javascript|json|xml/ });

  return (request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?');
    const inside = path.startsWith(base) ? path.slice(base.length - 1) : '/404';
    const asked = decode(inside);
    response.setHeader('Cache-Control', 'no-cache');
    let isMeant = false;
    for (const line of headers) {
      const { from, name, value } = headerLine.exec(line)?.groups ?? {};
      if (from) isMeant = from.endsWith('*') ? asked.startsWith(from.slice(0, -1)) : asked === from;
      if (isMeant && name && value) response.setHeader(name, value);
    }
    const answerMissing = () => {
      const type = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' };
      response.writeHead(404, type).end(readFileSync(missingPage(dist, asked)));
    };
    compress(request, response, () => {
      if (hidden.test(asked)) return answerMissing();
      request.url = inside;
      files(request, response, answerMissing);
    });
  };
}

function missingPage(dist: string, path: string): string {
  const page = join(dist, dirname(path), '404.html');
  return path === '/' || existsSync(page) ? page : missingPage(dist, dirname(path));
}
