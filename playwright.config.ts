import { defineConfig } from '@playwright/test';
import {
  devSite,
  draftSite,
  languagesSite,
  longSite,
  outlineSite,
  shippedSite,
} from './tests/journeys/sites';
import { findBrowser } from './tools/commands/browser';

export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/{testFileName}-snapshots/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A shared machine can be slow at the wrong moment; what fails three times is broken.
  retries: process.env.CI ? 2 : 0,
  // A slow machine is no failure.
  expect: { timeout: 10_000 },
  reporter: 'line',
  use: {
    baseURL: shippedSite.url,
    locale: 'pt-BR',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        // Chromium refuses to run its sandbox as root.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        // Its own traffic would count as the site's.
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        '--no-first-run',
      ],
    },
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
  ],
  webServer: [shippedSite, devSite, longSite, languagesSite, draftSite, outlineSite].map(
    ({ url, command, env }) => ({
      url,
      command,
      env,
      reuseExistingServer: false,
      timeout: 120_000,
    }),
  ),
});
