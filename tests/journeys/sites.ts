/**
 * The sites that run beside the tests, each on a port of its own. Playwright starts them one after
 * the other, so that no two builds write to the same folder.
 */

/** What `npm run build` wrote. */
export const shippedSite = {
  url: 'http://localhost:4273',
  command: 'npm run preview',
  env: { PORT: '4273' },
};

const build = 'npx vite build --mode development --logLevel warn --outDir';

/** The same in development mode, in which React reports every difference between HTML and page. */
export const devSite = {
  url: 'http://localhost:4274',
  command: `${build} node_modules/.dev-site && npm run preview -- node_modules/.dev-site`,
  env: { PORT: '4274', NODE_ENV: 'development' },
};

/** Another owner's site, with long words and long lists. */
export const longSite = {
  url: 'http://localhost:4275',
  command: [
    'export LOCALES_DIR=$(npx tsx tests/fixtures/write.ts long)',
    `${build} node_modules/.long-site`,
    'npm run preview -- node_modules/.long-site',
  ].join(' && '),
  env: { PORT: '4275', NODE_ENV: 'development' },
};
