import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Where Chrome is on systems that keep programs out of the PATH. */
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  join(process.env.PROGRAMFILES ?? '', 'Google/Chrome/Application/chrome.exe'),
];

/** The browser for tests: a configured one, else Playwright's own, else one that is installed. */
export function findBrowser(): string | undefined {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) {
    if (!existsSync(configured)) throw new Error(`CHROMIUM_PATH is ${configured}: nothing there.`);
    return configured;
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [chromium.executablePath(), ...onPath, ...elsewhere].find(existsSync);
}

/** Finds a browser, or fetches one: Playwright's, or Debian's where that is allowed. */
function provideBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  console.log('There is no Chromium or Chrome yet: fetching one, which may take some minutes.');
  const fetched = fetchPlaywrights() || installDebians() ? findBrowser() : undefined;
  if (fetched) return fetched;
  throw new Error(
    'The browser tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to it.',
  );
}

/** Tells whether it worked. Quietly: without the network there is a second way to try. */
function fetchPlaywrights(): boolean {
  const cli = fileURLToPath(import.meta.resolve('@playwright/test/cli'));
  const { status } = spawnSync(process.execPath, [cli, 'install', '--no-shell', 'chromium'], {
    stdio: 'ignore',
    // Of a try to connect, in milliseconds; it makes five.
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '5000', ...process.env },
  });
  return status === 0;
}

/** Tells whether it worked; apt says by itself what went wrong. */
function installDebians(): boolean {
  const apt = '/usr/bin/apt-get';
  if (process.getuid?.() !== 0 || !existsSync(apt)) return false;
  const run = (...args: string[]) => spawnSync(apt, args, { stdio: 'inherit' }).status === 0;
  return run('update') && run('install', '-y', '--no-install-recommends', 'chromium');
}

// Run by itself, it makes sure that there is a browser before the tests ask for one.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(`Browser: ${provideBrowser()}`);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
