import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Every host serves `renovare.html` at `/renovare`. With `renovare/index.html`, Cloudflare and
 * GitHub would redirect to `/renovare/`.
 */
export function pageFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** Writes a file that isn't there yet: a page must not replace another. */
export function write(out: string, file: string, data: string | Buffer): void {
  const path = join(out, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, data, { flag: 'wx' });
}

/** Writes a file below `assets/`, with a hash in its name, and returns its path. */
export function writeHashed(out: string, name: string, ending: string, data: string | Buffer) {
  const hash = createHash('sha256').update(data).digest('base64url').slice(0, 8);
  const file = `assets/${name}-${hash}.${ending}`;
  mkdirSync(dirname(join(out, file)), { recursive: true });
  writeFileSync(join(out, file), data);
  return file;
}
