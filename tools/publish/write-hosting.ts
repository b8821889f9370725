import { copyFileSync, existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { caddyFile, headersFile, redirectsFile, securityHeadersFor, vercelFile } from './hosting';
import { precompress } from './precompress';

/** Makes a folder of pages one that any host serves well, and writes a server's configuration beside it. */
export async function writeHosting(out: string, base: string, paths: readonly string[]) {
  await precompress(out);
  for (const path of paths) {
    if (path === '/') continue;
    // Cloudflare and GitHub serve /renovare from renovare.html, and would move visitors from it to
    // /renovare/ if there were only renovare/index.html. With both, each address answers. Copied
    // with their compressed versions, because compressing a page takes longer than rendering it.
    for (const ending of ['', '.br', '.gz']) {
      copyFileSync(join(out, path, `index.html${ending}`), `${join(out, path)}.html${ending}`);
    }
  }
  const languages = paths.filter((path) => path !== '/' && existsSync(join(out, path, '404.html')));
  const security = securityHeadersFor(out);
  writeFileSync(join(out, '_headers'), headersFile(base, security));
  writeFileSync(join(out, '_redirects'), redirectsFile(base, paths, languages));
  writeFileSync(join(out, 'vercel.json'), vercelFile(base, security));
  writeFileSync(join(dirname(out), 'Caddyfile'), caddyFile(paths, security));
}
