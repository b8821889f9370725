import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { readContent } from './build/content';
import { devCopy } from './build/dev-copy';
import { prerender } from './build/prerender';

export default defineConfig(({ command }) => ({
  base: command === 'build' ? new URL(readContent().site.address).pathname : '/',
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      quoteStyle: 'single',
      semicolons: true,
    }),
    react(),
    devCopy(),
    prerender(),
  ],
  build: { target: 'es2022', cssCodeSplit: false, assetsInlineLimit: 0 },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts', 'tests/**/*.test.{ts,tsx}'],
  },
}));
