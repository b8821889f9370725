import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { findBrowser } from '../tools/commands/browser.ts';
import { readContent } from '../tools/locales/read-content.ts';
import { type Figures, lighthouseVersion, runLighthouse } from './lighthouse.ts';
import { buildAndServe, floorPath } from './serve-build.ts';
import { type Conditions, launch, pressLink, pressMenu, typeName } from './visits.ts';

/**
 * Measures the site against its thresholds, and writes `bench/RESULTS.md`:
 *
 *   npm run bench                 about twenty minutes
 *   npm run bench -- --runs 1     a first look, printed but not written down
 */
const { values: options } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const runs = Number(options.runs);
// Odd, so that one of them is the median.
const visits = 2 * runs + 1;

const content = readContent();
const { paths } = content.locale;
const { menu, nav } = (await content.readCopy('common')) as {
  menu: { open: string };
  nav: { pages: Record<string, string> };
};

type Row = string[];
const table = (rows: Row[]) => {
  const [head = [], ...body] = rows.map((cells) => `| ${cells.join(' | ')} |`);
  return [head, `|${' --- |'.repeat(rows[0]?.length ?? 0)}`, ...body, ''].join('\n');
};

/** Of an odd number of samples. */
const median = (samples: number[]) =>
  samples.toSorted((one, other) => one - other)[Math.floor(samples.length / 2)] ?? Number.NaN;

/** The median; between which samples it lies, where they differ; and whether it is too much. */
function cell(samples: number[], { most = Infinity, least = -Infinity, digits = 0 }): string {
  const value = median(samples);
  const [from, to] = [Math.min(...samples), Math.max(...samples)].map((n) => n.toFixed(digits));
  const missed = value >= least && value <= most ? '' : ' **missed**';
  return `${value.toFixed(digits)}${from === to ? '' : ` (${from}–${to})`}${missed}`;
}

/** Each run right after one of the floor page, so that both see the machine in the same mood. */
async function lighthouse(origin: string): Promise<Row[]> {
  const rows: Row[] = [
    ['Page', 'Score', 'FCP × floor', 'LCP × floor', 'Blocking, ms', 'CLS'],
    ['*allowed*', '99 or more', '1.10', '1.05', '120', '0'],
  ];
  for (const [page, path] of Object.entries(paths)) {
    const floors: Figures[] = [];
    const own: Figures[] = [];
    for (let run = 0; run < runs; run += 1) {
      floors.push(await runLighthouse(origin + floorPath));
      own.push(await runLighthouse(origin + path));
    }
    const values = (figure: keyof Figures) => own.map((run) => run[figure]);
    const times = (figure: keyof Figures) => {
      const floor = median(floors.map((run) => run[figure]));
      return values(figure).map((value) => value / floor);
    };
    rows.push([
      page,
      cell(values('score'), { least: 99 }),
      cell(times('fcp'), { most: 1.1, digits: 2 }),
      cell(times('lcp'), { most: 1.05, digits: 2 }),
      cell(values('tbt'), { most: 120 }),
      cell(values('cls'), { most: 0, digits: 3 }),
    ]);
    console.log(rows.at(-1)?.join('  '));
  }
  return rows;
}

async function interaction(origin: string): Promise<Row[]> {
  const browser = await launch();
  const others = Object.keys(paths).filter((page) => page !== 'home');
  const slowCpu = { cpu: 4 };
  const link = (conditions: Conditions) => (visit: number) => {
    const name = nav.pages[others[visit % others.length] ?? ''] ?? '';
    return pressLink(browser, conditions, origin + paths.home, name);
  };
  const menuAfter = (visit: number) => {
    const wait = (900 * visit) / (visits - 1);
    return pressMenu(browser, slowCpu, origin + paths.home, menu.open, wait);
  };
  const key = () => typeName(browser, slowCpu, origin + paths.contato);
  const measures = [
    ['A link to the next page’s h1', 100, link({ cpu: 1 })],
    ['The same at CPU 4×, slow 4G', 250, link({ cpu: 4, slow4G: true })],
    ['The menu at CPU 4×, pressed 0–900 ms after the first paint', 250, menuAfter],
    ['The slowest key of a name at CPU 4×, typed from the first paint on', 300, key],
  ] as const;
  const rows: Row[] = [['From a press to its answer', 'Measured, ms', 'Allowed, ms']];
  for (const [what, most, measure] of measures) {
    const taken: number[] = [];
    for (let visit = 0; visit < visits; visit += 1) taken.push(await measure(visit));
    rows.push([what, cell(taken, { most }), String(most)]);
    console.log(rows.at(-1)?.join('  '));
  }
  await browser.close();
  return rows;
}

const said = (command: string, ...args: string[]) =>
  execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
const changed = said('git', 'status', '--porcelain') ? ', with changes' : '';

const site = await buildAndServe();
const pages = await lighthouse(site.origin);
const presses = await interaction(site.origin);
site.close();

const report = `# Measured

${new Date().toISOString().slice(0, 10)}, commit ${said('git', 'rev-parse', '--short', 'HEAD')}${changed}. \`npm run bench\` writes this file.
Node ${process.version}, ${said(findBrowser() ?? 'chromium', '--version')}; ${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB.

Lighthouse ${lighthouseVersion}, mobile, simulated throttling: the median of ${runs} runs (least–most). The floor page
has the home page's words, no script and one font.

${table(pages)}
The median of ${visits} first visits (least–most), on a phone's screen. Links are pressed when all is idle. Slow
4G is 562 ms there and back and 1.44 Mbit/s.

${table(presses)}`;
console.log(`\n${report}`);
if (!process.argv.includes('--runs')) writeFileSync('bench/RESULTS.md', report);
