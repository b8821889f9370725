/**
 * The sites that run beside the tests, each on a port of its own. Playwright starts them one after
 * the other, so that no two builds write to the same folder.
 */

/** Another first port, where these are taken: `TEST_PORT=5000 npx playwright test`. */
const port = Number(process.env.TEST_PORT ?? 4273);
const at = (place: number) => ({
  url: `http://localhost:${port + place}`,
  port: { PORT: String(port + place) },
});

/** For the development server, which one test starts by itself. */
export const devServerPort = port + 5;

/** What `npm run build` wrote. */
export const shippedSite = {
  url: at(0).url,
  command: 'npm run preview',
  env: at(0).port,
};

const build = 'npx vite build --mode development --logLevel warn --outDir';

/** The same in development mode, in which React reports every difference between HTML and page. */
export const devSite = {
  url: at(1).url,
  command: `${build} node_modules/.dev-site && npm run preview -- node_modules/.dev-site`,
  env: { ...at(1).port, NODE_ENV: 'development' },
};

/** The site in four languages, one from right to left and one pretend, and a draft: built as it is published. */
export const languagesSite = {
  url: at(3).url,
  command: [
    'export LOCALES_DIR=$(npx tsx tests/fixtures/languages.ts journeys en ar eo fr)',
    'npx vite build --logLevel warn --outDir node_modules/.languages-site',
    'npm run preview -- node_modules/.languages-site',
  ].join(' && '),
  env: at(3).port,
};

/** The dev server with the same languages, the draft and the pretend ones too. */
export const draftSite = {
  url: `${at(4).url}/fr`,
  command: [
    'export LOCALES_DIR=$(npx tsx tests/fixtures/languages.ts drafts en ar fr)',
    `npx vite --port ${at(4).port.PORT} --strictPort --logLevel warn`,
  ].join(' && '),
  env: { PSEUDO: '1' },
};

/** Another owner's site, with long words and long lists. */
export const longSite = {
  url: at(2).url,
  command: [
    'export LOCALES_DIR=$(npx tsx tests/fixtures/write.ts long)',
    `${build} node_modules/.long-site`,
    'npm run preview -- node_modules/.long-site',
  ].join(' && '),
  env: { ...at(2).port, NODE_ENV: 'development' },
};

/** The pages' structure without their words: each text is its own key, each list has one item. */
export const outlineSite = {
  url: at(6).url,
  command: [
    'export LOCALES_DIR=$(npx tsx tests/fixtures/write.ts outline)',
    `${build} node_modules/.outline-site`,
    'npm run preview -- node_modules/.outline-site',
  ].join(' && '),
  env: { ...at(6).port, NODE_ENV: 'development' },
};
