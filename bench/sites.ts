import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { serveSite } from '../tools/publish/serve.ts';

/** Address of the floor page: the least that a page with the home page's words can be. */
export const floorPath = '/floor';

/** Serves a built site, with the floor page beside it, until this process ends; returns its origin. */
export async function serve(dist: string): Promise<string> {
  const site = serveSite(dist);
  const floor = brotliCompressSync(floorPage(readFileSync(join(dist, 'index.html'), 'utf8')));
  const server = createServer((request, response) => {
    if (request.url !== floorPath) return site(request, response);
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' };
    response.writeHead(200, headers).end(floor);
  });
  await once(server.listen(0, 'localhost').unref(), 'listening');
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** The words of a built page in its own fonts, as plain HTML: no script, no drawing and little style. */
function floorPage(html: string): string {
  const fonts = html.match(/<link rel="preload" as="font"[^>]*>/g) ?? [];
  const [petrona, figtree] = fonts.map((link) => /href="([^"]*)"/.exec(link)?.[1]);
  const [body] = /<body>[\s\S]*<\/footer>/.exec(html) ?? [];
  if (!petrona || !figtree || !body) throw new Error('The home page has no fonts or no footer');
  const words = body
    .replace(/<svg[\s\S]*?<\/svg>|<noscript[\s\S]*?<\/noscript>/g, '')
    .replace(/<(\/?)(\w+)([^>]*)>/g, (_, slash: string, name: string, attributes: string) => {
      if (!/^(header|nav|main|section|footer|h[1-6]|p|ul|ol|li|a)$/.test(name)) return ' ';
      const href = name === 'a' ? /\shref="[^"]*"/.exec(attributes)?.[0] : '';
      return `<${slash}${name}${href ?? ''}>`;
    });
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Floor</title>
${fonts.join('')}
<style>@font-face{font-family:Petrona;font-weight:600;font-display:swap;src:url("${petrona}")}
@font-face{font-family:Figtree;font-weight:400 600;font-display:swap;src:url("${figtree}")}
h1,h2,h3{font-family:Petrona,serif;font-weight:600}
body{max-width:40rem;margin:auto;padding:1rem;font:1.125rem/1.6 Figtree,sans-serif;color:#222;background:#fff}
a{display:inline-block;padding:.75rem 0;color:#038}</style></head><body>${words}</body></html>`;
}
