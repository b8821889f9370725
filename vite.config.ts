import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { localesDir } from './tools/locales/locales-dir.ts';
import { locales } from './tools/locales/locales-plugin.ts';
import { photos } from './tools/photos/photos-plugin.ts';
import { prerender } from './tools/prerender.ts';
import { preview } from './tools/preview.ts';
import { siteBase } from './tools/site-base.ts';

export default defineConfig({
  base: siteBase(),
  plugins: [
    tanstackRouter({ generatedRouteTree: './src/app/routeTree.gen.ts', autoCodeSplitting: true }),
    react(),
    locales(),
    photos(),
    prerender(),
    preview(),
  ],
  resolve: { alias: { '#locales': localesDir } },
  // The folder may lie outside the project.
  server: { fs: { allow: ['.', localesDir] } },
  build: {
    target: 'es2022',
    // src/metadata/preloads.tsx writes them.
    modulePreload: false,
    // The policy blocks files that are written as `data:` addresses.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        license: { fileName: 'assets/licenses.md' },
        rolldownOptions: {
          output: {
            // Texts lie in a folder named after their language, as pages' scripts have the same names.
            chunkFileNames: ({ facadeModuleId }) => {
              const [, folder = ''] = /([^/]+\/)[^/]+\.json$/.exec(facadeModuleId ?? '') ?? [];
              return `assets/${folder}[name]-[hash].js`;
            },
            codeSplitting: {
              groups: [
                // A file of its own, so that it runs before the other scripts have loaded.
                { name: 'main', test: /src\/app\/main\.ts$/, priority: 1 },
                // A file of its own, because it stays the same when the copy changes.
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
        // These tests build sites.
        test: { name: 'build', include: ['tests/build/*.test.ts'], testTimeout: 600_000 },
      },
    ],
  },
});
