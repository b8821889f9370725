import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findBrowser } from '../tools/commands/browser.ts';
import { median, spread, type Table } from './figures.ts';
import { floorPath } from './site.ts';

/** The last major version that runs on Node 20. Fetched on demand: `npm ci` need not know it. */
export const lighthouseVersion = '12.8.2';

/** Chromium for a site with a certificate of its own, without traffic of its own. */
export const chromiumFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--ignore-certificate-errors',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

const metrics = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** What of Lighthouse's report is used here. */
interface Report {
  audits: Record<string, { numericValue?: number }>;
  categories: Record<string, { score: number | null }>;
  runtimeError?: { message: string };
}

/**
 * Lighthouse on a phone with simulated throttling, which is its default, for each page right after
 * the floor page, so that both see the machine in the same mood.
 */
export async function compareWithFloor(
  origin: string,
  paths: Record<string, string>,
  runs: number,
): Promise<Table> {
  const pages = Object.entries(paths).map(([name, path]) => ({
    name,
    path,
    floor: [] as Report[],
    own: [] as Report[],
  }));
  for (let run = 1; run <= runs; run += 1) {
    for (const { name, path, floor, own } of pages) {
      floor.push(await runLighthouse(origin + floorPath));
      own.push(await runLighthouse(origin + path));
      console.log(`Lighthouse ${run} of ${runs}: ${name}`);
    }
  }
  const rows = pages.flatMap(({ name, floor, own }) => {
    const ratio = (metric: keyof typeof metrics) =>
      (median(values(own, metric)) / median(values(floor, metric))).toFixed(3);
    return [{ Page: name, 'FCP ×': ratio('FCP'), 'LCP ×': ratio('LCP'), ...cellsOf(own) }];
  });
  const floors = pages.flatMap(({ floor }) => floor);
  return {
    title: 'Against the floor page',
    note: `Lighthouse ${lighthouseVersion}, mobile, simulated throttling: the median of ${runs} runs (least–most), in milliseconds; each run beside one of the floor page, to whose median the ratios are. The floor page has the home page's words, no script, one font. The 404 page answers 404 and asks not to be indexed, which Lighthouse counts against SEO and best practices.`,
    rows: [{ Page: 'floor', 'FCP ×': '1', 'LCP ×': '1', ...cellsOf(floors) }, ...rows],
  };
}

function cellsOf(reports: Report[]) {
  const cells = (['FCP', 'LCP', 'TBT'] as const).map((metric) => [
    metric,
    spread(values(reports, metric)),
  ]);
  const scores = categories.map((category) => [
    category,
    spread(reports.map((report) => (report.categories[category]?.score ?? 0) * 100)),
  ]);
  return Object.fromEntries([...cells, ['CLS', spread(values(reports, 'CLS'), 4)], ...scores]);
}

function values(reports: Report[], metric: keyof typeof metrics): number[] {
  return reports.map(({ audits }) => audits[metrics[metric]]?.numericValue ?? Number.NaN);
}

/** A run that Lighthouse itself could not record has no figures, and is made anew, as it asks for. */
async function runLighthouse(url: string, attempts = 3): Promise<Report> {
  try {
    return await runOnce(url);
  } catch (error) {
    if (attempts === 1) throw error;
    console.log(`Not recorded, so once more: ${url}`);
    return runLighthouse(url, attempts - 1);
  }
}

async function runOnce(url: string): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const file = join(folder, 'report.json');
  const options = [
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    // The 404 page is a page.
    '--ignore-status-code',
    '--disable-full-page-screenshot',
    `--chrome-flags=--headless=new ${chromiumFlags.join(' ')}`,
  ];
  const fetched = [
    'exec',
    '--yes',
    `--package=lighthouse@${lighthouseVersion}`,
    '--',
    'lighthouse',
  ];
  await promisify(execFile)('npm', [...fetched, url, ...options], {
    env: { ...process.env, CHROME_PATH: findBrowser() },
  });
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  rmSync(folder, { recursive: true });
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  return report;
}
