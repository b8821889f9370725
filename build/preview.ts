import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import compression from 'compression';
import sirv from 'sirv';

/**
 * Serves `dist/` as a good static host would: compressed, hashed files for a year, everything else
 * revalidated, and for what is not there the nearest `404.html`, `/en/404.html` below `/en`, with
 * status 404.
 */
const dist = resolve(process.argv[2] ?? 'dist');
const port = Number(process.env.PORT ?? 4173);

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
const compress = compression();
const files = sirv(dist, {
  etag: true,
  setHeaders(response, path) {
    const hashed = path.startsWith('/assets/');
    response.setHeader(
      'Cache-Control',
      hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    );
  },
});

const server = createServer((request, response) => {
  // `compression` and `sirv` are written for Express and ask for no more than Node's own objects.
  compress(request as never, response as never, () => {
    const [path = ''] = (request.url ?? '').split('?');
    const fail = () => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      const page = notFoundPages.get(path.split('/')[1] ?? '') ?? notFoundPages.get('');
      response.end(request.method === 'HEAD' ? undefined : page);
    };
    // `sirv` would find an error page under its own name, with status 200.
    if (/\/404(\.html)?\/?$/.test(path)) fail();
    else files(request, response, fail);
  });
});

server.on('error', (error: NodeJS.ErrnoException) => {
  const busy = error.code === 'EADDRINUSE';
  console.error(
    busy ? `Port ${port} is busy. Choose another: PORT=${port + 1} npm start` : error.message,
  );
  process.exit(1);
});

server.listen(port, () => console.log(`The site is at http://localhost:${port}/`));
