import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findBrowser } from '../tools/commands/browser.ts';

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

/** What of Lighthouse's report is used here. */
interface Report {
  audits: Record<string, { numericValue?: number }>;
  categories: { performance: { score: number | null } };
  runtimeError?: { message: string };
}

/** What a run measures: the score of 100, milliseconds, and the shift of the layout. */
export type Figures = Record<'score' | 'fcp' | 'lcp' | 'tbt' | 'cls', number>;

/** Lighthouse's figures for a page on a phone with simulated throttling, which is its default. */
export async function runLighthouse(url: string): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const file = join(folder, 'report.json');
  await promisify(execFile)(
    'npm',
    [
      ...['exec', '--yes', `--package=lighthouse@${lighthouseVersion}`, '--', 'lighthouse', url],
      ...['--quiet', '--only-categories=performance', '--disable-full-page-screenshot'],
      ...['--output=json', `--output-path=${file}`],
      `--chrome-flags=--headless=new ${chromiumFlags.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: findBrowser() } },
  );
  const { audits, categories, runtimeError } = JSON.parse(readFileSync(file, 'utf8')) as Report;
  rmSync(folder, { recursive: true });
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    score: (categories.performance.score ?? Number.NaN) * 100,
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  };
}
