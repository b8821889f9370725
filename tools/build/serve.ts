import { existsSync, readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join, relative, resolve } from 'node:path';
import { dirname } from 'node:path/posix';
import compression from '@polka/compression';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { CopyError, decode, messages } from '../copy/index.ts';

/** Vite's plugin for `npm run preview`, which serves the built site with `serveSite`. */
export function previewSite(): Plugin {
  return {
    name: 'preview-site',
    apply: (_config, { isPreview }) => Boolean(isPreview),
    config: ({ build }) => ({
      base: baseIn(resolve(build?.outDir ?? 'dist')),
      // Without this, Vite would refuse a device that opens the preview by this computer's name.
      preview: { allowedHosts: true },
    }),
    configurePreviewServer({ config, middlewares }) {
      middlewares.use(serveSite(resolve(config.root, config.build.outDir)));
    },
  };
}

/**
 * Serves a built site as hosts do: with its `_headers`, and without `.html` in addresses.
 * @throws {CopyError} If the folder holds no built site.
 */
export function serveSite(dist: string): RequestListener {
  const folder = baseIn(dist).slice(0, -1);
  const rules = readHeaders(readFileSync(join(dist, '_headers'), 'utf8'));
  // Without `dev`, sirv remembers the sizes of files, and would cut off pages that grow later.
  const files = sirv(dist, { dev: true, etag: true });
  const compress = compression({ brotli: true, level: 6, mimes: /text|javascript|json|xml/ });

  return (request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?');
    const inside = path.startsWith(`${folder}/`) ? path.slice(folder.length) : undefined;
    const asked = decode(inside ?? '/');
    response.setHeader('Vary', 'Accept-Encoding');
    response.setHeader('Cache-Control', 'no-cache');
    for (const { from, name, value } of rules) {
      if (from.endsWith('*') ? asked.startsWith(from.slice(0, -1)) : asked === from) {
        response.setHeader(name, value);
      }
    }

    compress(request, response, () => {
      const answerMissing = () => {
        const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' };
        response.writeHead(404, headers).end(readFileSync(missingPage(dist, asked)));
      };
      if (inside === undefined || isHidden(asked)) return answerMissing();
      request.url = inside;
      files(request, response, answerMissing);
    });
  };
}

function baseIn(dist: string): string {
  const manifest = join(dist, 'manifest.webmanifest');
  if (!existsSync(manifest)) throw new CopyError(messages.noSite(relative('', dist)));
  return JSON.parse(readFileSync(manifest, 'utf8')).start_url;
}

function readHeaders(text: string) {
  let from = '';
  return text.split(/\r?\n/).flatMap((line) => {
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (line.startsWith('/')) from = line.trim();
    return name && value ? [{ from, name, value }] : [];
  });
}

function isHidden(path: string): boolean {
  return /\/(\.(?!well-known\/)|(404(\.html)?|_headers|_redirects|vercel\.json)\/*$)/i.test(path);
}

function missingPage(dist: string, path: string): string {
  const page = join(dist, dirname(path), '404.html');
  return path === '/' || existsSync(page) ? page : missingPage(dist, dirname(path));
}
