import { createHash } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getNodeValue } from 'jsonc-parser';
import { memoryFile } from './folder.ts';
import { readJsonFile } from './json-file.ts';

/** What is remembered of one text. */
export interface Remembered {
  /** The original from which it was copied or translated. */
  source: string;
  /** Fingerprint of the translation; without one it was only copied. */
  translation?: string;
}

/** File → dotted name → what is remembered. */
export type Memory = Record<string, Record<string, Remembered>>;

/**
 * Reads a language's memory. It lies beside the texts, not in them, so that tools which rewrite
 * or reorder these can't lose it. Without one, nothing is known to be stale.
 */
export function readMemory(dir: string, tag: string): Memory {
  const path = join(dir, tag, memoryFile);
  if (!existsSync(path)) return {};
  const { root } = readJsonFile(path, path);
  return root?.type === 'object' ? (getNodeValue(root) as Memory) : {};
}

/** Writes a language's memory. */
export function writeMemory(dir: string, tag: string, memory: Memory): void {
  writeFileSync(join(dir, tag, memoryFile), `${JSON.stringify(memory, null, 2)}\n`);
}

/** A short mark that tells whether a text is still the same. */
export function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8);
}
