import { defineConfig } from '@playwright/test';
import { browserOptions } from './tests/find-browser.ts';
import { originOf } from './tests/sites.ts';

export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results',
  globalSetup: './tests/journeys/serve-sites.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // About once in a thousand journeys a page of headless Chromium gets no frames, and a click, which
  // waits for two of them, waits in vain. Others saw that nothing revives such a page, and that a new
  // browser draws (github.com/openagents-org/openagents/pull/660): a second try gets one. The report calls
  // such a journey flaky.
  retries: 1,
  // A slow machine is no failure.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  snapshotPathTemplate: '{testDir}/screen-readers/{arg}{ext}',
  reporter: 'line',
  use: {
    // In test-results/, for `npx playwright show-trace`.
    trace: 'retain-on-failure',
    baseURL: originOf('shipped'),
    viewport: { width: 1280, height: 800 },
    locale: 'pt-BR',
    launchOptions: browserOptions(),
  },
});
