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

/** The site in three languages, one of them from right to left, and a draft. */
export const languagesSite = {
  url: 'http://localhost:4276',
  command: [
    'export LOCALES_DIR=$(npx tsx tests/fixtures/languages.ts journeys en ar fr)',
    `${build} node_modules/.languages-site`,
    'npm run preview -- node_modules/.languages-site',
  ].join(' && '),
  env: { PORT: '4276', NODE_ENV: 'development' },
};

/** The dev server with the same languages, the draft and the pretend ones too. */
export const draftSite = {
  url: 'http://localhost:4277/fr',
  command: [
    'export LOCALES_DIR=$(npx tsx tests/fixtures/languages.ts drafts en ar fr)',
    'npx vite --port 4277 --strictPort --logLevel warn',
  ].join(' && '),
  env: { PSEUDO: '1' },
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
