import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { serveSite } from '../tools/commands/serve.ts';
import { compress } from '../tools/publish/compress.ts';

const folder = resolve('node_modules/.bench');
const dist = join(folder, 'site');

/** Where the floor page is: the least that a page with the home page's words can be. */
export const floorPath = '/floor';

/**
 * Builds the site, lays the floor page beside it, and serves both as a CDN would: HTTP/2 over TLS,
 * compressed with brotli, by the site's own rules. Needs `openssl` for the certificate, which only a
 * browser that ignores such errors accepts.
 */
export async function buildAndServe() {
  execFileSync('npx', ['vite', 'build', '--outDir', dist, '--emptyOutDir', '--logLevel', 'error'], {
    stdio: 'inherit',
  });
  const home = readFileSync(join(dist, 'index.html'), 'utf8');
  writeFileSync(join(dist, `${floorPath}.html`), floorPage(home));
  await compress(dist);

  // HTTP/2's requests and responses have what HTTP/1's have, but not their types.
  const listener = serveSite(dist) as never;
  const server = createSecureServer(makeCertificate(), listener);
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const { port } = server.address() as AddressInfo;
  return { origin: `https://localhost:${port}`, close: () => server.close() };
}

/** The words of a built page as plain HTML: no script, no picture, one font and a little style. */
function floorPage(html: string): string {
  const found = (pattern: RegExp) => {
    const [match] = pattern.exec(html) ?? [];
    if (!match) throw new Error(`The home page holds no ${pattern}`);
    return match;
  };
  const preload = found(/<link rel="preload" as="font"[^>]*figtree[^>]*>/);
  const font = /href="([^"]+)"/.exec(preload)?.[1];
  const head = [
    /<title>[^<]*<\/title>/,
    /<meta name="description"[^>]*>/,
    /<link rel="icon"[^>]*>/,
  ];
  const words = found(/<body>[\s\S]*<\/footer>/)
    .replace(/<svg[\s\S]*?<\/svg>|<noscript[\s\S]*?<\/noscript>/g, '')
    .replace(/<(\/?)(\w+)([^>]*)>/g, (_, slash: string, name: string, attributes: string) => {
      if (!/^(header|nav|main|section|footer|h[1-6]|p|ul|ol|li|a)$/.test(name)) return ' ';
      const href = name === 'a' ? /\shref="[^"]*"/.exec(attributes)?.[0] : '';
      return `<${slash}${name}${href ?? ''}>`;
    });
  return `<!doctype html>${found(/<html[^>]*>/)}<head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${preload}${head.map(found).join('')}
<style>@font-face{font-family:Figtree;font-weight:400 600;font-display:swap;src:url("${font}")}
body{max-width:40rem;margin:auto;padding:1rem;font:1.125rem/1.6 Figtree,sans-serif;color:#222;background:#fff}
a{display:inline-block;padding:.75rem 0;color:#038}</style></head><body>${words}</body></html>`;
}

function makeCertificate(): { key: Buffer; cert: Buffer } {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const files = ['-days', '2', '-subj', '/CN=localhost', '-keyout', key, '-out', cert];
  execFileSync('openssl', ['req', ...kind, ...files], { stdio: 'pipe' });
  return { key: readFileSync(key), cert: readFileSync(cert) };
}
