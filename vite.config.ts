import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { siteBase } from './tools/locales/content.ts';
import { checkCopy } from './tools/vite/check-copy.ts';
import { devCopy } from './tools/vite/dev-copy.ts';
import { lean } from './tools/vite/lean.ts';
import { prerender } from './tools/vite/prerender.ts';

export default defineConfig(({ command }) => ({
  base: command === 'build' ? siteBase() : '/',
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      quoteStyle: 'single',
      semicolons: true,
    }),
    react(),
    checkCopy(),
    devCopy(),
    lean(),
    prerender(),
  ],
  build: { target: 'es2022', cssCodeSplit: false, assetsInlineLimit: 0 },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts', 'tests/**/*.test.{ts,tsx}'],
  },
}));
