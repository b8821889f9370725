import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  join(process.env.PROGRAMFILES ?? '', 'Google/Chrome/Application/chrome.exe'),
];

/** The configured browser, else Playwright's, else an installed one. */
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

/** How tests start that browser. */
export const browserOptions = () => ({
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
});
