import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { Content, copy } from './tools/copy/index.ts';
import { prerender, previewSite } from './tools/prerender/index.ts';

// On macOS, sharp finds the site's fonts only if this variable is set before sharp is loaded, so the
// files of tools/ load it later, by `import()`.
process.env.PANGOCAIRO_BACKEND = 'fontconfig';

const content = new Content();

export default defineConfig({
  plugins: [
    tanstackRouter({
      generatedRouteTree: './src/app/routeTree.gen.ts',
      autoCodeSplitting: true,
    }),
    react(),
    copy(content),
    prerender(content),
    previewSite(),
  ],
  // Without this, `npm run dev` and `npm run preview` would refuse a phone that opens this computer by
  // its name, and computers in the cloud, such as Codespaces.
  server: { allowedHosts: true },
  build: {
    target: 'es2022',
    // One file, because src/server puts the styles into each page.
    cssCodeSplit: false,
    // The policy blocks files that are written as `data:` addresses.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        // src/server writes the preloads, and publishes Vite's list of licences.
        modulePreload: false,
        license: true,
        rollupOptions: {
          output: {
            codeSplitting: {
              groups: [
                // A file of its own, so that main.ts runs before the other scripts have loaded.
                { name: 'main', test: /src\/app\/main\.ts$/, priority: 1 },
                // A file of its own, so that entry-client.tsx can load React in a separate task.
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 1 },
                // Otherwise, a page would load two or three files more.
                { name: 'client', test: /src\/app\/entry-client\.tsx$/ },
                // Otherwise, each section would be a file of its own, and a page would load twelve.
                {
                  name: 'sections',
                  test: /src\/(sections|drawings|layout\/page)/,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
    },
  },
  test: {
    maxWorkers: '100%',
    // Test files share modules, globals and environment variables, so each test must restore them.
    isolate: false,
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,tools,tests}/**/*.test.{ts,tsx}'],
          exclude: ['tests/build/**'],
        },
      },
      {
        extends: true,
        // These tests build sites, or check types.
        test: { name: 'build', include: ['tests/build/*.test.ts'], testTimeout: 600_000 },
      },
    ],
  },
});
