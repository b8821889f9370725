import { defineConfig } from '@playwright/test';
import { browserOptions } from './tests/find-browser.ts';
import { originOf } from './tests/sites.ts';

export default defineConfig({
  testDir: 'tests/end-to-end',
  outputDir: 'test-results',
  globalSetup: './tests/end-to-end/serve-sites.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // About once in a thousand tests headless Chromium draws no frames for a page, and a click waits for two of
  // them in vain. Nothing revives such a page, but a new browser draws
  // (github.com/openagents-org/openagents/pull/660). The report calls a test flaky that needed it.
  retries: 1,
  // A slow machine is no failure.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  snapshotPathTemplate: '{testDir}/screen-readers/{arg}{ext}',
  reporter: 'line',
  use: {
    // In test-results/, for `npx playwright show-trace`. Not at the first try: it would slow all tests down.
    trace: 'on-first-retry',
    baseURL: originOf('shipped'),
    viewport: { width: 1280, height: 800 },
    locale: 'pt-BR',
    launchOptions: browserOptions(),
  },
});
