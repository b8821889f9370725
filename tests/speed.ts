import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { findBrowser } from './find-browser.ts';
import { isHydrated } from './hydration.ts';

// `npm run speed -- /another/dist` compares dist/ with another site at a fourth of the processor's speed,
// on slow 4G. It prints the medians of nine visits to each page, in milliseconds.
const network = { offline: false, latency: 150, downloadThroughput: 2e5, uploadThroughput: 1e5 };
const browser = await chromium.launch({ executablePath: findBrowser() });

async function visit(outDir: string, path: string) {
  const server = await preview({ build: { outDir }, preview: { port: 0 } });
  const page = await browser.newPage();
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.emulateNetworkConditions', network);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    Object.assign(window, { tasks: [] });
    new PerformanceObserver((list) => {
      Object(window).tasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
  });
  await page.goto(new URL(path, server.resolvedUrls?.local[0]).href);
  await page.waitForFunction(isHydrated);
  const hydration = await page.evaluate(() => performance.now());
  await page.waitForLoadState('networkidle');
  const [paint, tasks]: [number, number[]] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    Object(window).tasks,
  ]);
  const press = await page.evaluate(async () => {
    const heading = document.querySelector('h1');
    const start = performance.now();
    document.querySelector<HTMLElement>('header nav a:not([aria-current])')?.click();
    while (heading?.isConnected) await new Promise(requestAnimationFrame);
    return performance.now() - start;
  });
  await page.close();
  await server.close();
  const blocking = tasks.reduce((sum, task) => sum + task - 50, 0);
  return { paint, hydration, blocking, longest: Math.max(0, ...tasks), press };
}

const times: Record<string, number[]> = {};
for (let round = 0; round < 9; round++) {
  for (const path of ['/', '/renovare', '/contato']) {
    for (const folder of process.argv.slice(2)) {
      for (const [what, time] of Object.entries(await visit(folder, path))) {
        const name = `${path} ${what} ${folder}`;
        times[name] = [...(times[name] ?? []), time];
      }
    }
  }
}
for (const [name, all] of Object.entries(times)) {
  console.log(name, Math.round(all.toSorted((a, b) => a - b)[4] ?? 0));
}
await browser.close();
