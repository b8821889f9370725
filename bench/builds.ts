import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { writeLanguages } from '../tests/fixtures/languages.ts';
import type { Table } from './figures.ts';

const counts = [1, 10, 50];

/** Languages that the source's texts are dressed up as, 49 of them. */
const tags =
  'af az bg bn bs ca cs da de el en es et eu fi gl gu hi hr hu hy id is it ja ka kk km kn ko lo lt lv mk ml mn mr ms my nb ne nl pa pl ro ru sk sl sq'.split(
    ' ',
  );

/** Tells on standard error what a build has used in all, in microseconds and KB. */
const usage = 'process.on("exit",()=>console.error(JSON.stringify(process.resourceUsage())))';

interface Cost {
  /** Seconds by the clock. */
  wall: number;
  /** Seconds of both cores together. */
  cpu: number;
  /** Megabytes at the peak. */
  memory: number;
}

/** What a build costs with more and more languages, with and without preview images to draw. */
export function timeBuilds(pages: number): Table {
  const measured = counts.map((languages) => {
    const dir = writeLanguages('bench', ...tags.slice(0, languages - 1));
    rmSync('node_modules/.cache/cards', { recursive: true, force: true });
    const cost = { languages, first: build(dir), again: build(dir) };
    console.log(`Built with ${languages} languages`);
    return cost;
  });
  const rows = measured.flatMap(({ languages, first, again }, at) =>
    Object.entries({ first, again }).map(([kind, cost]) => {
      const before = measured[at - 1];
      const cells = {
        Languages: String(languages),
        Pages: String(languages * pages),
        Build: kind,
        'Clock s': cost.wall.toFixed(1),
        'CPU s': cost.cpu.toFixed(1),
        'Peak MB': cost.memory.toFixed(0),
      };
      const further = before && pages * (languages - before.languages);
      const less = before?.[kind as 'first' | 'again'];
      const perPage = (all: number, fewer: number) => ((all - fewer) / (further ?? 1)).toFixed(2);
      return {
        ...cells,
        'Clock ms per further page': less ? perPage(cost.wall * 1000, less.wall * 1000) : '',
        'CPU ms per further page': less ? perPage(cost.cpu * 1000, less.cpu * 1000) : '',
        'MB per further page': less ? perPage(cost.memory, less.memory) : '',
      };
    }),
  );
  return {
    title: 'Builds',
    note: 'One build each. “First” draws every preview image; “again” finds them all in its cache, as when a text was edited. “Further” counts from the row with fewer languages.',
    rows,
  };
}

function build(localesDir: string): Cost {
  const out = ['--outDir', 'node_modules/.bench/languages', '--emptyOutDir', '--logLevel', 'error'];
  const start = performance.now();
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${usage}`, 'node_modules/vite/bin/vite.js', 'build', ...out],
    { env: { ...process.env, LOCALES_DIR: localesDir }, encoding: 'utf8' },
  );
  const wall = (performance.now() - start) / 1000;
  if (status !== 0) throw new Error(stderr);
  const used = JSON.parse(stderr.trim().split('\n').at(-1) ?? '') as NodeJS.ResourceUsage;
  return {
    wall,
    cpu: (used.userCPUTime + used.systemCPUTime) / 1e6,
    memory: used.maxRSS / 1000,
  };
}
