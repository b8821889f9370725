import { cpSync } from 'node:fs';

/**
 * Copies a folder. On Windows, Node ends without a message if a path has an accent, as in
 * `C:\Users\João`, unless `cpSync` gets a filter (github.com/nodejs/node/issues/58768).
 */
export function copyFolder(from: string, to: string): void {
  cpSync(from, to, { recursive: true, filter: () => true });
}
