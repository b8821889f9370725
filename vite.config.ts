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
        // tools/build/write-site.ts lists per page what to preload, and publishes the licences.
        modulePreload: false,
        license: true,
        rollupOptions: {
          output: {
            codeSplitting: {
              groups: [
                // The browser runs it before the others are there.
                { name: 'main', test: /src\/app\/main\.ts$/, priority: 1 },
                // entry-client.tsx starts React in a task of its own.
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 1 },
                // One file with all else that every page needs saves requests.
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
    // Files share modules, as loading them for each takes a third of the time. So a test leaves
    // modules, globals and variables as it found them.
    isolate: false,
    // A slow machine must not fail tests.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts', 'tests/**/*.test.{ts,tsx}'],
  },
});
