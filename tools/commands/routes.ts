import { readFileSync } from 'node:fs';
import { Generator, getConfig } from '@tanstack/router-generator';
import { pageKeys } from '../../src/site/pages.ts';

/**
 * Runs before types are checked: writes src/routeTree.gen.ts, which Vite writes too late, and names
 * a page without types, which would cause errors in all its other places.
 */
const root = process.cwd();
await new Generator({ config: getConfig({}, root), root }).run();

const types = readFileSync('src/site/resources.ts', 'utf8');
for (const page of pageKeys.filter((key) => !types.includes(`/${key}.json'`))) {
  console.error(`src/site/resources.ts: the type of ${page}.json is missing.`);
  process.exitCode = 1;
}
