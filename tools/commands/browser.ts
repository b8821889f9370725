import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The browser for tests: a configured one, else Playwright's own, else one on the PATH. */
export function findBrowser(): string | undefined {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) {
    if (!existsSync(configured)) throw new Error(`CHROMIUM_PATH is ${configured}: nothing there.`);
    return configured;
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const installed = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [chromium.executablePath(), ...installed].find((path) => existsSync(path));
}

/** Finds a browser, or installs Debian's where that is allowed. */
function provideBrowser(): string {
  const found = findBrowser() ?? (installDebians() ? findBrowser() : undefined);
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium or Chrome: install one (for instance with ' +
      '"npx playwright install chromium"), or set CHROMIUM_PATH to it.',
  );
}

/** Tells whether it worked; apt says by itself what went wrong. */
function installDebians(): boolean {
  const apt = '/usr/bin/apt-get';
  if (process.getuid?.() !== 0 || !existsSync(apt)) return false;
  console.log('There is no Chromium or Chrome: installing Debian’s chromium.');
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
