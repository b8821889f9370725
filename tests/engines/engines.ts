import { spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { Builder } from 'selenium-webdriver';
import { ServiceBuilder } from 'selenium-webdriver/safari.js';
import { type Plugin, preview } from 'vite';
import { baseOf, buildTestSite } from '../sites.ts';

/** What each driver is told about its browser. A toolbar would make a window wider than a phone. */
const engines = {
  WebKitWebDriver: {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { args: ['--automation', '--full-screen'] },
  },
  safaridriver: { browserName: 'safari' },
  geckodriver: { browserName: 'firefox', 'moz:firefoxOptions': { args: ['-headless'] } },
};

type Driver = keyof typeof engines;

export function installedDrivers(): Driver[] {
  const all = Object.keys(engines) as Driver[];
  const installed = all.filter((driver) => !spawnSync(driver, ['--version']).error);
  if (installed.length > 0) return installed;
  throw new Error(`These tests need WebKitWebDriver (webkit2gtk-driver in Debian and Ubuntu; without a
screen, use xvfb-run), geckodriver, or a Mac’s safaridriver after “safaridriver --enable”.`);
}

/** Starts a driver. Returns Selenium's builder of browsers, and a function that stops the driver. */
export async function startDriver(driver: Driver) {
  // Selenium's builder for Safari starts any driver. The general one has no types for ES modules.
  const service = new ServiceBuilder(driver).build();
  const builder = new Builder()
    .usingServer(await service.start())
    // A page whose scripts are held back never finishes loading.
    .withCapabilities({ ...engines[driver], pageLoadStrategy: 'none' });
  return { builder, stop: () => service.kill() };
}

/** Builds and serves the invented owner's site. Its scripts can be held back. */
export async function serveSite() {
  const site = { url: '', holdsScripts: false };
  const interrupt: Plugin = {
    name: 'interrupt',
    configurePreviewServer({ middlewares }) {
      middlewares.use(async ({ url }, _response, next) => {
        while (site.holdsScripts && url?.endsWith('.js')) await pause(50);
        next();
      });
    },
  };
  // React's development build reports all differences between a page's HTML and what it renders.
  const build = { outDir: await buildTestSite('development') };
  const base = baseOf('development');
  const server = await preview({ base, build, plugins: [interrupt], preview: { port: 0 } });
  site.url = server.resolvedUrls?.local[0] ?? '';
  return site;
}
