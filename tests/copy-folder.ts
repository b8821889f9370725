import { cpSync } from 'node:fs';

/** Copies a folder. Without `filter`, Node on Windows ends at an accent in a path (nodejs/node#58768). */
export const copyFolder = (from: string, to: string) =>
  cpSync(from, to, { recursive: true, filter: () => true });
