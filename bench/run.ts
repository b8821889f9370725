import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { arch, cpus, platform, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { findBrowser } from '../tools/commands/browser.ts';
import { readContent } from '../tools/locales/content.ts';
import { timeBuilds } from './builds.ts';
import { type Table, toMarkdown } from './figures.ts';
import { compareWithFloor, lighthouseVersion } from './lighthouse.ts';
import { buildAndServe } from './site.ts';
import { timeInteraction, timeNavigation } from './visits.ts';

/**
 * Measures the site against a page without scripts, and what it costs to build:
 *
 *   npm run bench                                   all of it, about half an hour
 *   npm run bench -- --runs 1 --only lighthouse     a part, printed but not written down
 */
const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
  },
});

const content = readContent();
const { paths } = content.locale;
const { menu } = (await content.readCopy('common')) as { menu: { open: string } };

const parts: Record<string, (origin: string) => Promise<Table> | Table> = {
  lighthouse: (origin) =>
    compareWithFloor(origin, { ...paths, '404': '/nada' }, Number(options.runs)),
  navigation: (origin) => timeNavigation(origin, Object.values(paths)),
  interaction: (origin) =>
    timeInteraction(origin, { home: paths.home, contact: paths.contato, menu: menu.open }),
  builds: () => timeBuilds(Object.keys(paths).length),
};

const wanted = options.only?.split(',') ?? Object.keys(parts);
const unknown = wanted.filter((name) => !parts[name]);
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}: --only takes ${Object.keys(parts).join(',')}`);
  process.exit(1);
}

const said = (command: string, ...args: string[]) =>
  execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
const changed = said('git', 'status', '--porcelain') ? ', with changes' : '';
const [cpu] = cpus();
const report = [
  '# Measured',
  '',
  `${new Date().toISOString().slice(0, 10)}, commit ${said('git', 'rev-parse', '--short', 'HEAD')}${changed}. \`npm run bench\` writes this file.`,
  '',
  `Node ${process.version}, ${said(findBrowser() ?? 'chromium', '--version')}, Lighthouse ${lighthouseVersion}; ${cpus().length} × ${cpu?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, ${platform()} ${arch()}.`,
  '',
];

console.log(report.join('\n'));

const site = await buildAndServe();
for (const name of wanted) {
  const table = await parts[name]?.(site.origin);
  if (!table) continue;
  report.push(toMarkdown(table));
  // At once, so that nothing is lost when a later part fails.
  console.log(`\n${report.at(-1)}`);
}
site.close();
if (!options.only) writeFileSync('bench/RESULTS.md', report.join('\n'));
