import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const text = /\.(html|js|css|json|svg|xml|txt|webmanifest)$/;
const compressors = {
  br: promisify(brotliCompress),
  gz: (data: Buffer) => promisify(gzip)(data, { level: 9 }),
};

/** Writes a brotli and a gzip version beside each text file that gets smaller by it. */
export async function compress(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && text.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .values();
  // One per processor: all at once would hold the whole folder in memory.
  const work = async () => {
    for (const file of files) {
      const data = readFileSync(file);
      for (const [ending, make] of Object.entries(compressors)) {
        const small = await make(data);
        if (small.length < data.length) writeFileSync(`${file}.${ending}`, small);
        else rmSync(`${file}.${ending}`, { force: true });
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}
