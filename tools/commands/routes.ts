import { Generator, getConfig } from '@tanstack/router-generator';

/**
 * Writes src/routeTree.gen.ts, so that `npm run check` and `npm run build` know a route whose file has
 * just been added or deleted. The development server and the build write the same file by themselves.
 */
const root = process.cwd();
await new Generator({ config: getConfig({}, root), root }).run();
