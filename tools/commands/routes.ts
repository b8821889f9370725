import { writeFileSync } from 'node:fs';
import { Generator, getConfig } from '@tanstack/router-generator';
import { pageKeys } from '../../src/site/pages.ts';

/**
 * Runs before types are checked: writes src/routeTree.gen.ts, as Vite does, and the list of the
 * copy's types.
 */
const root = process.cwd();
await new Generator({ config: getConfig({}, root), root }).run();

const types = ['common', ...pageKeys].map(
  (name) => `  '${name}': typeof import('../../locales/pt-BR/${name}.json');\n`,
);
writeFileSync(
  'src/site/resources.gen.ts',
  `// npm run check writes this file.\n\nexport interface Files {\n${types.join('')}}\n`,
);
