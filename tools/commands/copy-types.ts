import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { namespacesOf, readContent, sourceTag } from '../locales/content.ts';

const target = fileURLToPath(new URL('../../src/i18n/copy.gen.ts', import.meta.url));

/**
 * Writes the source language's JSON as literal types, from which i18next's own types read
 * keys, fields and variables: JSON text is also a valid TypeScript type. Always from the
 * project's own `locales/`, whatever `LOCALES_DIR` says: that is the copy the code is for.
 */
export async function writeCopyTypes(): Promise<void> {
  const content = readContent(fileURLToPath(new URL('../../locales', import.meta.url)), sourceTag);
  const blocks = await Promise.all(
    namespacesOf(content.locale).map(async (name) => {
      const copy = await content.readCopy(name);
      return `  '${name}': ${JSON.stringify(copy, null, 2).replaceAll('\n', '\n  ')};`;
    }),
  );
  writeFileSync(
    target,
    `// Written by tools/commands/copy-types.ts from locales/${sourceTag}: edit the copy there.\n` +
      `export interface Resources {\n${blocks.join('\n')}\n}\n`,
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeCopyTypes();
