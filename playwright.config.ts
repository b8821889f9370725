import { defineConfig } from '@playwright/test';
import { findBrowser } from './tests/find-browser.ts';
import { urlOf } from './tests/sites.ts';

export default defineConfig({
  testDir: 'tests/end-to-end',
  outputDir: 'test-results',
  globalSetup: './tests/end-to-end/serve-sites.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  snapshotPathTemplate: '{testDir}/screen-readers/{arg}{ext}',
  reporter: 'line',
  use: {
    screenshot: 'only-on-failure',
    baseURL: urlOf('fixture'),
    viewport: { width: 1280, height: 800 },
    locale: 'pt-BR',
    launchOptions: { executablePath: findBrowser() },
  },
});
