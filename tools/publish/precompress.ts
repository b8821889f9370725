import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const text = /\.(html|js|css|json|svg|xml|txt|webmanifest)$/;
const compressors = {
  br: (data: Buffer) =>
    promisify(brotliCompress)(data, {
      params: {
        [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
      },
    }),
  gz: (data: Buffer) => promisify(gzip)(data, { level: 9 }),
};

/**
 * Lays a brotli and a gzip version beside each text file of these folders, as small as they get. A file
 * that has them is left alone: it must not be written again afterwards.
 */
export async function precompress(...folders: string[]): Promise<void> {
  const files = folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && text.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !existsSync(`${file}.gz`));
  // As many at a time as there are processors: all at once would hold the whole folder in memory.
  const queue = files.values();
  const work = async () => {
    for (const file of queue) {
      const data = readFileSync(file);
      for (const [ending, compress] of Object.entries(compressors)) {
        const small = await compress(data);
        if (small.length < data.length) writeFileSync(`${file}.${ending}`, small);
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}
