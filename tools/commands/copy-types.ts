import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { siteVariables } from '../../src/i18n/i18n.ts';
import { findUnreadable } from '../locales/check.ts';
import { formatMistake, type Mistake } from '../locales/mistake.ts';
import { namespacesOf, readContent, sourceTag } from '../locales/read-content.ts';

/** Always the project's own folder, even with `LOCALES_DIR`: the code is written for that copy. */
const locales = fileURLToPath(new URL('../../locales', import.meta.url));
const target = fileURLToPath(new URL('../../src/i18n/copy.gen.ts', import.meta.url));

/**
 * Writes the source locale's JSON as literal types, from which i18next's types derive keys, fields and
 * variables. JSON text is also a valid TypeScript type.
 *
 * @returns The mistakes of files that can't be parsed, in which case nothing is written.
 */
export async function writeCopyTypes(dir = locales, file = target): Promise<Mistake[]> {
  const unreadable = findUnreadable(dir);
  if (unreadable.length > 0) return unreadable;
  const content = readContent(dir, sourceTag);
  const blocks = await Promise.all(
    namespacesOf(content.locale).map(async (name) => {
      const copy = await content.readCopy(name);
      return `  '${name}': ${JSON.stringify(copy, null, 2).replaceAll('\n', '\n  ')};`;
    }),
  );
  writeFileSync(
    file,
    `// Written by tools/commands/copy-types.ts from locales/${sourceTag}: edit the copy there.\n` +
      `export interface Resources {\n${blocks.join('\n')}\n}\n\n` +
      // Owners may add figures and use them in texts.
      `export type SiteVariable = '${Object.keys(siteVariables(content.site)).join("' | '")}';\n`,
  );
  return [];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const unreadable = await writeCopyTypes();
  for (const mistake of unreadable) console.error(formatMistake(mistake));
  process.exitCode = unreadable.length > 0 ? 1 : 0;
}
