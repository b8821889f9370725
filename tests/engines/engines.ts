import { spawn, spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { Builder } from 'selenium-webdriver';
import { ServiceBuilder } from 'selenium-webdriver/safari.js';
import { type Plugin, preview } from 'vite';
import { baseOf, buildTestSite } from '../sites.ts';

/** What each driver is told about its browser. */
const engines = {
  WebKitWebDriver: {
    browserName: 'MiniBrowser',
    // Its toolbar would make the window wider than a phone. A full screen has no toolbar.
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
  throw new Error(`These tests need one of these drivers:
WebKitWebDriver, which Debian and Ubuntu have in webkit2gtk-driver. Install xvfb, too.
safaridriver, which a Mac has. Run “safaridriver --enable” once.
geckodriver, which Ubuntu’s Firefox brings, and Homebrew has.`);
}

/** Starts a driver. Returns Selenium's builder of browsers, and a function that stops the driver. */
export async function startDriver(driver: Driver) {
  // WebKitGTK has no headless mode.
  const screen =
    driver === 'WebKitWebDriver' ? spawn('Xvfb', [':99', '-screen', '0', '1400x1000x24']) : null;
  if (screen) process.env.DISPLAY = ':99';
  // Selenium's builder for Safari starts any driver. The general one has no types for ES modules.
  const service = new ServiceBuilder(driver).build();
  const builder = new Builder().usingServer(await service.start());
  // A page whose scripts are held back never finishes loading.
  builder.withCapabilities({ ...engines[driver], pageLoadStrategy: 'none' });
  return { builder, stop: () => service.kill().finally(() => screen?.kill()) };
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
