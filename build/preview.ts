import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import sirv from 'sirv';
import { siteBase } from './content';
import { aliasesOf, caching, isHidden, MOVED, securityHeadersFor } from './publish/hosting';

/**
 * Serves `dist/` by the rules of `build/publish/hosting.ts`, as a good static host would: with real
 * redirects, the compressed files, all headers, and for what is not there the nearest `404.html`,
 * `/en/404.html` below `/en`, with status 404.
 */
const dist = resolve(process.argv[2] ?? 'dist');
const port = Number(process.env.PORT ?? 4173);
/** The folder of its host that the site lives in, without a slash at its end. */
const folder = siteBase().slice(0, -1);

if (!existsSync(join(dist, '404.html'))) {
  console.error(`${dist} holds no site yet. Run "npm run build" first.`);
  process.exit(1);
}

const folders = ['', ...readdirSync(dist)].filter((name) =>
  existsSync(join(dist, name, '404.html')),
);
const notFoundPages = new Map(
  folders.map((name) => [name, readFileSync(join(dist, name, '404.html'))]),
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

const server = createServer((request, response) => {
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
    response.writeHead(404, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': caching.other,
    });
    const page = notFoundPages.get(inside?.split('/')[1] ?? '') ?? notFoundPages.get('');
    response.end(request.method === 'HEAD' ? undefined : page);
  };
  if (inside === undefined || isHidden(inside)) return miss();
  request.url = inside + (query ? `?${query}` : '');
  files(request, response, miss);
});

/** A `%` alone is no encoding, and stays. */
function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

server.on('error', (error: NodeJS.ErrnoException) => {
  const busy = error.code === 'EADDRINUSE';
  console.error(
    busy ? `Port ${port} is busy. Choose another: PORT=${port + 1} npm start` : error.message,
  );
  process.exit(1);
});

server.listen(port, () => console.log(`The site is at http://localhost:${port}${folder}/`));
