import { Generator, getConfig } from '@tanstack/router-generator';

/**
 * Writes src/routeTree.gen.ts before `npm run check` and `npm run build` check types. Vite writes
 * it, too, but later.
 */
const root = process.cwd();
await new Generator({ config: getConfig({}, root), root }).run();
