import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CopyError, formatIssue, issueInFile } from '../issues/issue.ts';
import { messages } from '../issues/messages.ts';

/** @throws {CopyError} If `public/` has a file of that name. */
export function write(
  out: string,
  file: string,
  data: string | Buffer,
  publicDir = 'public',
): void {
  const path = join(out, file);
  mkdirSync(dirname(path), { recursive: true });
  try {
    writeFileSync(path, data, { flag: 'wx' });
  } catch (error) {
    if (!existsSync(join(publicDir, file))) throw error;
    throw new CopyError(formatIssue(issueInFile(`public/${file}`, messages.builtFile)));
  }
}

/** Writes a file below `assets/`, with a hash in its name, and returns its path. */
export function writeHashed(out: string, name: string, ending: string, data: string | Buffer) {
  const hash = createHash('sha256').update(data).digest('base64url').slice(0, 8);
  const file = `assets/${name}-${hash}.${ending}`;
  mkdirSync(dirname(join(out, file)), { recursive: true });
  writeFileSync(join(out, file), data);
  return file;
}
