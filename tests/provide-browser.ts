import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser } from './find-browser.ts';

const apt = '/usr/bin/apt-get';

function run(command: string, ...args: string[]): boolean {
  // The time limit in milliseconds for a connection.
  const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '5000', ...process.env };
  return spawnSync(command, args, { stdio: 'inherit', env }).status === 0;
}

if (!findBrowser()) {
  console.log(`The tests need Chromium or Chrome, and have found none. Playwright now downloads its Chromium
into your cache folder, which takes a minute or more. If that fails and you are root, apt-get installs
Debian's package chromium. You can stop this with Ctrl+C, and name a browser of yours with
CHROMIUM_PATH=/path/to/chrome.`);
  const cli = 'node_modules/@playwright/test/cli.js';
  const isFetched = run(process.execPath, cli, 'install', '--no-shell', 'chromium');
  if (!isFetched && process.getuid?.() === 0 && existsSync(apt)) {
    run(apt, 'update');
    run(apt, 'install', '-y', '--no-install-recommends', 'chromium');
  }
}
const browser = findBrowser();
console.log(`Browser: ${browser ?? 'none. Install Chromium or Chrome, or set CHROMIUM_PATH.'}`);
if (!browser) process.exitCode = 1;
