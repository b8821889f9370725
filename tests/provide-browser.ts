import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser } from './find-browser.ts';

const apt = '/usr/bin/apt-get';

function run(command: string, ...args: string[]): boolean {
  // In milliseconds, for each of Playwright's five attempts.
  const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '5000', ...process.env };
  return spawnSync(command, args, { stdio: 'inherit', env }).status === 0;
}

if (!findBrowser()) {
  console.log(`There is no Chromium or Chrome for the tests yet. In a minute or more, this fetches
Playwright's own into your cache folder or, where that fails and you are root, installs Debian's package
chromium with apt-get. Ctrl+C stops it; CHROMIUM_PATH=/path/to/chrome names another browser.`);
  const cli = 'node_modules/@playwright/test/cli.js';
  const isFetched = run(process.execPath, cli, 'install', '--no-shell', 'chromium');
  if (!isFetched && process.getuid?.() === 0 && existsSync(apt)) {
    run(apt, 'update');
    run(apt, 'install', '-y', '--no-install-recommends', 'chromium');
  }
}
console.log(
  `Browser: ${findBrowser() ?? 'none. Install Chromium or Chrome, or set CHROMIUM_PATH.'}`,
);
if (!findBrowser()) process.exitCode = 1;
