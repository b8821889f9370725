import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { siteBase } from './build/content.ts';
import { devCopy } from './build/dev-copy.ts';
import { lean } from './build/lean.ts';
import { checkCopy } from './build/locales/plugin.ts';
import { prerender } from './build/prerender.ts';

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
    include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts', 'tests/**/*.test.{ts,tsx}'],
  },
}));
