import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { siteBase } from '../locales/content.ts';
import { aliasesOf, caching, isHidden, MOVED, securityHeadersFor } from '../publish/hosting.ts';

const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
];

/**
 * Answers requests for a built site by the rules of `tools/publish/hosting.ts`, as a good static host
 * would: with real redirects, the compressed files, all headers, and for what is not there the
 * nearest `404.html`, `/en/404.html` below `/en`, with status 404.
 *
 * @param dist The folder that the build wrote, in full; a file that is added later is not served.
 */
export function serveSite(dist: string): RequestListener {
  /** The folder of its host that the site lives in, without a slash at its end. */
  const folder = siteBase().slice(0, -1);
  const notFoundPages = new Map(
    readdirSync(dist)
      .map((name) => [name, join(dist, name, '404.html')] as const)
      .filter(([, file]) => existsSync(file)),
  );
  const moved = new Map(
    readdirSync(dist, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(^|[\\/])index\.html$/.test(file))
      .map((file) => `/${file.replaceAll('\\', '/').replace(/\/?index\.html$/, '')}`)
      .flatMap((path) => aliasesOf(path).map((alias) => [alias, path] as const)),
  );
  const security = securityHeadersFor(dist);
  const files = sirv(dist, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders(response, path) {
      const hashed = path.startsWith('/assets/');
      response.setHeader('Cache-Control', hashed ? caching.hashed : caching.other);
      // Missing from sirv's list of types.
      if (path.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
    },
  });

  return (request, response) => {
    for (const [name, value] of Object.entries(security)) response.setHeader(name, value);
    response.setHeader('Vary', 'Accept-Encoding');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }

    const [path = '/', query] = (request.url ?? '/').split('?');
    const inside = path.startsWith(`${folder}/`) ? path.slice(folder.length) : undefined;
    const target = inside === undefined ? undefined : moved.get(decode(inside));
    if (target !== undefined) {
      const location = folder + encodeURI(target) + (query ? `?${query}` : '');
      response.writeHead(MOVED, { Location: location, 'Cache-Control': caching.other }).end();
      return;
    }

    const miss = () => {
      const page = notFoundPages.get(inside?.split('/')[1] ?? '') ?? join(dist, '404.html');
      const accepted = String(request.headers['accept-encoding'] ?? '');
      const encoding = encodings.find(
        ({ name, ending }) => accepted.includes(name) && existsSync(page + ending),
      );
      if (encoding) response.setHeader('Content-Encoding', encoding.name);
      const body = readFileSync(page + (encoding?.ending ?? ''));
      response.writeHead(404, {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Length': body.length,
        'Cache-Control': caching.other,
      });
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    if (inside === undefined || isHidden(inside)) return miss();
    request.url = inside + (query ? `?${query}` : '');
    files(request, response, miss);
  };
}

/** A `%` alone is no encoding, and stays. */
function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
