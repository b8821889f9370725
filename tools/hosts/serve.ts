import { existsSync, readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import compression from '@polka/compression';
import sirv from 'sirv';
import { decode } from '../copy/addresses.ts';
import { CopyError, labelOf } from '../issues/issue.ts';
import { answers } from '../issues/messages.ts';
import { caching, calendarType, isHidden, securityHeaders } from './hosting.ts';

/**
 * Serves a built site by the rules of `hosting.ts`: compressed, with redirects and headers. Unknown
 * addresses get their language's `404.html`.
 * @param dist The build's absolute path. Its `_redirects` are read only once.
 */
export function serveSite(dist: string): RequestListener {
  /** Without a trailing slash. */
  const folder = baseIn(dist).slice(0, -1);
  const rules = readFileSync(join(dist, '_redirects'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' ') as [from: string, to: string, status: string]);
  const ruleFor = (path: string, isMissing: boolean) =>
    rules.find(([from, , status]) => {
      if ((status === '404') !== isMissing) return false;
      return from.endsWith('*') ? path.startsWith(from.slice(0, -1)) : path === from;
    });
  const files = sirv(dist, {
    // Reads the disk for each request: remembered sizes would cut off pages of a new build.
    dev: true,
    etag: true,
    setHeaders(response, path) {
      if (path.startsWith('/assets/')) response.setHeader('Cache-Control', caching.hashed);
      if (path.endsWith('.ics')) response.setHeader('Content-Type', calendarType);
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
    const encoded = encodeURI(decode(path));
    const [, to, status] = ruleFor(encoded, false) ?? [];
    if (to) {
      response.writeHead(Number(status), { Location: withQuery(to, query) }).end();
      return;
    }

    const answerMissing = () => {
      const [, page = `${folder}/404.html`] = ruleFor(encoded, true) ?? [];
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(readFileSync(join(dist, page.slice(folder.length))));
    };
    compress(request, response, () => {
      if (!asked || isHidden(asked)) return answerMissing();
      request.url = inside;
      files(request, response, answerMissing);
    });
  };
}

/**
 * The folder of its host that a site was built for, such as `/site/`.
 * @throws {CopyError} if there is no site
 */
export function baseIn(dist: string): string {
  const manifest = join(dist, 'manifest.webmanifest');
  if (!existsSync(manifest)) throw new CopyError(answers.noSite(labelOf(dist)));
  return JSON.parse(readFileSync(manifest, 'utf8')).start_url;
}

/** Adds the visitor's query, unless the target has its own. */
function withQuery(to: string, query: string | undefined): string {
  return query && !to.includes('?') ? to.replace(/#|$/, (end) => `?${query}${end}`) : to;
}
