import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import compression from '@polka/compression';
import sirv from 'sirv';
import { siteBase } from '../locales/read-content.ts';
import { aliasesOf, caching, isHidden, MOVED, securityHeaders } from './hosting.ts';

/**
 * Serves a built site by the rules of `hosting.ts`, as a good static host would: compressed, with
 * redirects and all headers. Unknown addresses get status 404 and the nearest `404.html`, such as
 * `/en/404.html` below `/en`.
 *
 * @param dist Absolute path of the build, which may be built anew while it is served. Languages and
 *   redirects stay those of the first build.
 */
export function serveSite(dist: string): RequestListener {
  /** The host's folder that the site lives in, without a trailing slash. */
  const folder = siteBase().slice(0, -1);
  const languages = readdirSync(dist).filter((name) => existsSync(join(dist, name, '404.html')));
  const moved = new Map(
    readdirSync(dist, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html') && !file.endsWith('404.html'))
      .map((file) => `/${file.replaceAll('\\', '/')}`.replace(/(index)?\.html$/, ''))
      .flatMap((path) => aliasesOf(path).map((alias) => [alias, path] as const)),
  );
  const files = sirv(dist, {
    // Reads the disk for each request: sizes that it remembers cut off the pages of a new build.
    dev: true,
    etag: true,
    setHeaders(response, path) {
      if (path.startsWith('/assets/')) response.setHeader('Cache-Control', caching.hashed);
      // Missing from sirv's list of types.
      if (path.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
    },
  });

  const compress = compression({ brotli: true, level: 6, mimes: /text|javascript|json|xml/ });

  return (request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    response.setHeader('Cache-Control', caching.other);
    response.setHeader('Vary', 'Accept-Encoding');

    const [path = '/', query] = (request.url ?? '/').split('?');
    const inside = path.startsWith(`${folder}/`) ? path.slice(folder.length) : undefined;
    const asked = inside && decode(inside);
    const target = asked && moved.get(asked);
    if (target) {
      const location = folder + encodeURI(target) + (query ? `?${query}` : '');
      response.writeHead(MOVED, { Location: location }).end();
      return;
    }

    const answerMissing = () => {
      const language = languages.find((name) => asked?.startsWith(`/${name}/`)) ?? '';
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(readFileSync(join(dist, language, '404.html')));
    };
    compress(request, response, () => {
      if (!asked || isHidden(asked)) return answerMissing();
      request.url = inside;
      files(request, response, answerMissing);
    });
  };
}

/** A lone `%` is not an encoding and stays as it is. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
