import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './find-browser.ts';

/** Makes sure that tests find a browser. */
try {
  console.log(`Browser: ${provideBrowser()}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

function provideBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  console.log(`There is no Chromium or Chrome for the tests yet. In a minute or more, this fetches
Playwright's own into your cache folder or, where that fails and you are root, installs Debian's package
chromium with apt-get. Ctrl+C stops it; CHROMIUM_PATH=/path/to/chrome names another browser.`);
  const fetched = fetchPlaywrights() || installDebians() ? findBrowser() : undefined;
  if (fetched) return fetched;
  throw new Error(
    'The browser tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to it.',
  );
}

/** Returns whether it worked. Hides errors, because Debian's is tried next. */
function fetchPlaywrights(): boolean {
  const cli = fileURLToPath(import.meta.resolve('@playwright/test/cli'));
  const { status } = spawnSync(process.execPath, [cli, 'install', '--no-shell', 'chromium'], {
    stdio: 'ignore',
    // In milliseconds, for each of five attempts.
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '5000', ...process.env },
  });
  return status === 0;
}

/** Returns whether it worked; apt reports its own errors. */
function installDebians(): boolean {
  const apt = '/usr/bin/apt-get';
  if (process.getuid?.() !== 0 || !existsSync(apt)) return false;
  const run = (...args: string[]) => spawnSync(apt, args, { stdio: 'inherit' }).status === 0;
  return run('update') && run('install', '-y', '--no-install-recommends', 'chromium');
}
