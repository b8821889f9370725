import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Chrome's location on systems that don't put programs into the PATH. */
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  join(process.env.PROGRAMFILES ?? '', 'Google/Chrome/Application/chrome.exe'),
];

/** The browser for tests: the configured one, else Playwright's, else an installed one. */
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

/** Finds a browser, or installs one: Playwright's, or Debian's if permissions allow. */
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

/** Returns whether it worked. Quiet on failure, because there is a second way to try. */
function fetchPlaywrights(): boolean {
  const cli = fileURLToPath(import.meta.resolve('@playwright/test/cli'));
  const { status } = spawnSync(process.execPath, [cli, 'install', '--no-shell', 'chromium'], {
    stdio: 'ignore',
    // Of a try to connect, in milliseconds; it makes five.
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

// Run as a command, makes sure that the tests will find a browser.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(`Browser: ${provideBrowser()}`);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
