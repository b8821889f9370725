import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { buildSite, devCopy, previewSite } from './tools/build/index.ts';

export default defineConfig({
  plugins: [
    tanstackRouter({ generatedRouteTree: './src/app/routeTree.gen.ts' }),
    react(),
    buildSite(),
    devCopy(),
    previewSite(),
  ],
  build: {
    target: 'es2022',
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        // Each page's data block says what to preload (tools/build/write-site.ts).
        modulePreload: false,
        // Writes the libraries' licences, for tools/build/write-site.ts.
        license: true,
        rollupOptions: {
          output: {
            codeSplitting: {
              groups: [
                // Alone, so that the browser can run it before the others are there.
                { name: 'main', test: /src\/app\/main\.ts$/, priority: 1 },
                // React starts in a task of its own (src/app/entry-client.tsx).
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 1 },
                // All else that every page needs is one file, to save requests.
                { name: 'client', test: /src\/app\/entry-client\.tsx$/ },
              ],
            },
          },
        },
      },
    },
  },
  test: {
    // The default is one less than there are processors.
    maxWorkers: '100%',
    // Files share their modules: loading React and Chakra for each takes a third of the time. A test
    // leaves modules, globals and variables as it found them.
    isolate: false,
    // A slow machine must not fail tests.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts', 'tests/**/*.test.{ts,tsx}'],
  },
});
