import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { Generator, getConfig } from '@tanstack/router-generator';
import { pageKeys } from '../../src/site/pages.ts';
import { messages } from '../issues/messages.ts';

/**
 * Runs before types are checked: writes src/routeTree.gen.ts, which Vite writes too late, and the
 * list of the copy's types. Names what a page lacks, which would cause errors in other places.
 */
const root = process.cwd();
await new Generator({ config: getConfig({}, root), root }).run();

const copyOf = (name: string) => `locales/pt-BR/${name}.json`;
const types = ['common', ...pageKeys].map(
  (name) => `  '${name}': typeof import('../../${copyOf(name)}');\n`,
);
writeFileSync(
  'src/site/resources.gen.ts',
  `// npm run check and npm run build write this file.\n\nexport interface Files {\n${types.join('')}}\n`,
);

const routeOf = (page: string) => `src/routes/${page === 'home' ? 'index' : page}.tsx`;
const routed = readdirSync('src/routes')
  .map((file) => file.replace(/(\.lazy)?\.tsx$/, ''))
  .filter((name) => name !== '__root')
  .map((name) => (name === 'index' ? 'home' : name));

for (const page of new Set([...pageKeys, ...routed])) {
  const missing = [
    existsSync(copyOf(page)) ? '' : copyOf(page),
    pageKeys.some((key) => key === page) ? '' : `a linha “${page}” em src/site/pages.ts`,
    existsSync(routeOf(page)) ? '' : routeOf(page),
  ].filter(Boolean);
  if (missing.length === 0) continue;
  console.error(messages.incompletePage(page, missing));
  process.exitCode = 1;
}
