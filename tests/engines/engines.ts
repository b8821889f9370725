import { spawnSync } from 'node:child_process';

/** A browser that a W3C WebDriver program drives. */
export interface Engine {
  name: string;
  /** The driver and, if the browser has no headless mode, a virtual screen. */
  programs: [driver: string, ...screen: string[]];
  /** How to get these programs. */
  install: string;
  capabilities: Record<string, unknown>;
}

const engines: Engine[] = [
  {
    name: 'WebKitGTK',
    programs: ['WebKitWebDriver', 'Xvfb'],
    install: 'On Debian or Ubuntu, install the packages webkit2gtk-driver and xvfb.',
    capabilities: {
      browserName: 'MiniBrowser',
      // Its toolbar would make the window wider than a phone. A full screen has no toolbar.
      'webkitgtk:browserOptions': { args: ['--automation', '--full-screen'] },
    },
  },
  {
    name: 'Safari',
    programs: ['safaridriver'],
    install: 'A Mac has safaridriver. Run “safaridriver --enable” once.',
    capabilities: { browserName: 'safari' },
  },
  {
    name: 'Firefox',
    programs: ['geckodriver'],
    install: 'Ubuntu’s Firefox brings geckodriver. Homebrew has it as geckodriver.',
    capabilities: { browserName: 'firefox', 'moz:firefoxOptions': { args: ['-headless'] } },
  },
];

const isInstalled = ({ programs }: Engine) =>
  programs.every((program) => !spawnSync(program, ['--version']).error);

export const installedEngines = engines.filter(isInstalled);

/** Throws if no engine is installed, and says how to install one. */
export function requireEngine() {
  if (installedEngines.length > 0) return;
  const missing = engines.map(({ name, programs, install }) => {
    return `${name}: ${programs.join(' and ')} not found. ${install}`;
  });
  throw new Error(['No browser but Chromium can be driven here.', ...missing].join('\n'));
}
