import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { buildSite } from '../tests/sites.ts';
import { readWords } from '../tests/words.ts';
import { findBrowser } from '../tools/find-browser.ts';
import { floorPath, serve } from './sites.ts';
import { type Figures, pressMenu, typeName, visit } from './visits.ts';

/**
 * Measures the site beside a page without scripts, on the phone that `bench/visits.ts` describes:
 *
 *   npm run bench                          three pages, five minutes
 *   npm run bench -- --all                 all pages; writes bench/RESULTS.md
 *   npm run bench -- --before ../old/dist  another build in turns with this one
 */
const { values: options } = parseArgs({
  options: { all: { type: 'boolean' }, before: { type: 'string' } },
});
const rounds = 9;
const { pages, paths, text } = readWords();
const measured = options.all ? pages : (['home', 'renovare', 'contato'] as const);

/** Upper limits for the medians. */
const allowed: Figures = {
  'First paint': Infinity,
  'First × floor': 1.15,
  'Largest paint': Infinity,
  'Largest × floor': 1.15,
  Blocking: 100,
  'Longest task': 120,
  'Next page': 250,
  'Next, CPU 1×': 100,
  Menu: 250,
  'Slowest key': 300,
};

const rows = [['Page', ...Object.keys(allowed)]];
rows.push(rows.flat().map(() => '---'));
rows.push([
  '*allowed*',
  ...Object.values(allowed).map((most) => (most < Infinity ? `${most}` : '')),
]);

function addRow(name: string, visits: Figures[]) {
  const cells = Object.entries(allowed).map(([figure, most]) => {
    const samples = visits.flatMap((figures) => figures[figure] ?? []);
    return samples.length > 0 ? cell(samples, most) : '';
  });
  rows.push([name, ...cells]);
  console.log(rows.at(-1)?.join(' | '));
}

/** The median with its quartiles, marked if it exceeds its limit. */
function cell(samples: number[], most: number): string {
  const sorted = samples.toSorted((one, other) => one - other);
  const [low, median, high] = [0.25, 0.5, 0.75].map((part) => {
    const sample = sorted[Math.round(part * (sorted.length - 1))];
    return sample?.toFixed(most < 2 ? 2 : 0);
  });
  return `${median} (${low}–${high})${Number(median) > most ? ' **missed**' : ''}`;
}

const sites = {
  ...(options.before && { before: await serve(options.before) }),
  now: await serve(await buildSite('shipped')),
};
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});
const floors: Figures[] = [];
for (const page of measured) {
  const visits = Object.entries(sites).map(([site, origin]) => ({
    name: options.before ? `${page}, ${site}` : page,
    url: origin + paths[page],
    taken: [] as Figures[],
  }));
  const others = pages.filter((other) => other !== page);
  for (let round = 0; round < rounds; round += 1) {
    const links = [round, round + 1].map((index) => others[index % others.length]);
    const names = links.map((link) => text(`common.nav.pages.${link}`));
    // Interleaved, so that a busy moment of the machine affects all of them.
    const floor = await visit(browser, sites.now + floorPath, []);
    floors.push(floor);
    for (const { url, taken } of visits) {
      const figures = await visit(browser, url, names);
      for (const paint of ['First', 'Largest']) {
        figures[`${paint} × floor`] =
          (figures[`${paint} paint`] ?? NaN) / (floor[`${paint} paint`] ?? NaN);
      }
      if (page === 'home') {
        const wait = (3000 * round) / (rounds - 1);
        figures.Menu = await pressMenu(browser, url, text('common.menu.open'), wait);
      }
      if (page === 'contato') figures['Slowest key'] = await typeName(browser, url);
      taken.push(figures);
    }
  }
  for (const { name, taken } of visits) addRow(name, taken);
}
addRow('*the floor*', floors);
await browser.close();

if (options.all) {
  const said = (command: string, ...args: string[]) =>
    execFileSync(command, args).toString().trim();
  const table = rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  const report = `# Measured

\`npm run bench -- --all\` writes this file. ${new Date().toISOString().slice(0, 10)}, commit ${said('git', 'rev-parse', '--short', 'HEAD')}, Node ${process.version},
${said(findBrowser() ?? 'chromium', '--version')}; ${cpus().length} × ${cpus()[0]?.model.trim()}.

First visits on a phone: CPU 4×, 150 ms there and back, 1.6 Mbit/s. Milliseconds, the median of ${rounds} visits
(lower quartile–upper). The floor has the home page's words and fonts, no script and no drawing, and is visited
in turns with each page. Blocking and the longest task come after the first paint; tasks below 50 ms count
as 0. The next page is pressed when all is idle, the menu 0–3 s after the first paint, and keys from then on.
${options.before ? 'Rows called “before” are of the build that `--before` named, visited in turns with this one.\n' : ''}
${table}
`;
  writeFileSync('bench/RESULTS.md', report);
}
