import { readFileSync, writeFileSync } from 'node:fs';
import { pageKeys } from '../../src/site/pages.ts';
import { type Needed, neededIn } from '../copy/needed.ts';

/**
 * Runs once types are checked: the original then has every text that the code needs. A build, which
 * doesn't check types, compares an owner's edits with what this writes.
 */
const needed: Needed = Object.fromEntries(
  ['common', ...pageKeys].map((name) => {
    const file = `${name}.json`;
    return [file, neededIn(JSON.parse(readFileSync(`locales/pt-BR/${file}`, 'utf8')))];
  }),
);
writeFileSync(
  'tools/copy/needed.gen.ts',
  `// npm run check writes this file.\n\nexport const needed = ${JSON.stringify(needed, null, 2)};\n`,
);
