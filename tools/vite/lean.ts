import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

type Edit = (code: string) => string;

/**
 * Makes the browser's scripts lean: of the 151 KB brotli until the home page is usable, 11 were the
 * price of many small files, and 8 what libraries carry and this site never runs. To see what a line
 * saves, take it out and build; docs/decisions/0008 has the figures.
 *
 * Libraries are pinned to exact versions. A file that no longer looks as it did stops the build.
 */
export function lean(): Plugin {
  const edits: Record<string, Edit> = {
    ...substitutes,
    'i18next/dist/esm/i18next.js': withoutBackend,
    '@emotion/cache/dist/emotion-cache.browser.esm.js': withoutPrefixes,
    [`${chakra}/styled-system/system.js`]: withoutGlobalCss,
    [`${chakra}/styled-system/utility.js`]: withoutTypes,
    [`${chakra}/styled-system/token-transforms.js`]: withoutPalettes,
    'react-dom/cjs/react-dom-client.production.js': withoutStacks,
  };
  return {
    name: 'lean',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({
      environments: {
        client: {
          build: {
            // All that a page's chunk imports is there before it: nothing to preload beside it.
            modulePreload: false,
            rollupOptions: { output: { codeSplitting: { groups } } },
          },
        },
      },
    }),
    buildStart() {
      const words = new Set(['src', `${chakra}/components`].flatMap(wordsIn));
      edits['@pandacss/is-valid-prop/dist/index.mjs'] = onlyNamedProperties(words);
      edits[`${chakra}/preset-base.js`] = onlyNamedUtilities(words);
    },
    transform: {
      order: 'pre',
      handler(code, id) {
        const edit = Object.entries(edits).find(([file]) => id.endsWith(file))?.[1];
        if (!edit) return null;
        const edited = edit(code);
        if (edited === code) this.error(`${id} is not what tools/vite/lean.ts knows`);
        return { code: edited, map: null };
      },
    },
  };
}

const chakra = 'node_modules/@chakra-ui/react/dist/esm';

/**
 * Whatever hydration needs is one file, because brotli finds repetitions within a file only: as 15
 * files it was 11 KB more. All sections are in it, so that a page's own file, with the order of its
 * sections, is below 1 KB. The entry, which must not wait for any of this, keeps to itself.
 */
const groups = [
  { name: 'main', test: /src\/main\.ts$/, priority: 1 },
  { name: 'client', test: /src\/(client\.tsx|sections\/(?!leaning-light).*)$/ },
  // Two thirds of each are the other's too: together 25 KB in one round trip, apart 27 in two.
  { name: 'overlays', test: /src\/(layout\/mobile-menu|contact\/toaster)\.tsx$/ },
];

/** Modules of which this site needs less than they are, or nothing. */
const substitutes: Record<string, Edit> = {
  // Preloads the style sheets of chunks, and there are none.
  'vite/preload-helper.js': () => 'export const __vitePreload = (load) => load();',
  // For `withTheme`, which nobody calls; brings a second copy of React's type checks.
  'hoist-non-react-statics/dist/hoist-non-react-statics.cjs.js': () =>
    'export default (target) => target;',
  // For React before 18.
  'use-sync-external-store/shim/index.js': () => "export { useSyncExternalStore } from 'react';",
  // Keeps what is neither style nor variant from the DOM if HTML doesn't know it. The server still
  // does, and React in development mode tells of any difference (tests/journeys/hydration.spec.ts).
  '@emotion/is-prop-valid/dist/emotion-is-prop-valid.esm.js': () =>
    "export default (prop) => prop !== 'as';",
  // theme/global-css.ts has what is needed of it.
  [`${chakra}/styled-system/preflight.js`]: () => 'export const createPreflight = () => ({});',
};

/** Copy comes with the routes, so there is no backend to be loaded from in parallel and to retry. */
function withoutBackend(code: string): string {
  return code.replace(
    /^class Connector [\s\S]*?^\}/m,
    'class Connector { state = {}; on() {} load(tags, namespaces, done) { done(); } }',
  );
}

/**
 * React tells five states apart by errors that it makes while it loads. Where somebody looks on (the
 * browser's tools, Lighthouse), V8 reads all of the file again for each one's stack: 30 to 60 ms. No
 * visitor waits for that, but every measurement would.
 */
function withoutStacks(code: string): string {
  return code.replace(
    /(?<=(?:HydrationMismatch|Suspense|SuspenseyCommit|SuspenseAction|SelectiveHydration)Exception = )Error\((.*)\)/g,
    'Object.create(Error.prototype, { message: { value: $1 } })',
  );
}

/**
 * The pages hold it (theme/system.ts), so there is no need to make it once more: a quarter of what the
 * theme costs a phone's processor before anything else can happen.
 */
function withoutGlobalCss(code: string): string {
  return code.replace(/(?<=const _global = \[)[^\]]*(?=\])/, '');
}

/** Which values each utility takes is of interest to Chakra's command line, which writes types from it. */
function withoutTypes(code: string): string {
  return code.replace(/(?<=const (?:assign|add)PropertyType = \(.*\) => \{)/g, ' return;');
}

/** No style names `colorPalette`, Chakra's way to one component in many colours. */
function withoutPalettes(code: string): string {
  return code.replace(/,\s*addColorPalette(?=\s*\])/, '');
}

/** As on the server (server.tsx). */
function withoutPrefixes(code: string): string {
  return code.replace('[prefixer]', '[]');
}

/** Of the 534 CSS properties that elements may have as props, those that the code names. */
function onlyNamedProperties(words: Set<string>): Edit {
  return (code) =>
    code.replace(/(?<=cssPropertiesStr = ")[^"]+/, (names) =>
      names
        .split(',')
        .filter((name) => words.has(name))
        .join(),
    );
}

/** Of Chakra's conditions and utilities, those that the code names, by any of their names. */
function onlyNamedUtilities(words: Set<string>): Edit {
  return (code) =>
    code
      .replace(/^ {2}(\w+): (?:"[^"]*"|\[[^\]]*\]),?\n/gm, (condition, name) =>
        words.has(`_${name}`) ? condition : '',
      )
      .replace(/^ {4}(\w+): \{(?:.*\}|[\s\S]*?^ {4}\}),?\n/gm, (utility, name) => {
        const [, shorthands = ''] = /shorthand: \[([^\]]*)\]/.exec(utility) ?? [];
        const names = [name, ...(shorthands.match(/\w+/g) ?? [])];
        return names.some((each) => words.has(each)) ? utility : '';
      });
}

function wordsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|js)$/.test(file))
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').match(/\w+/g) ?? []);
}
