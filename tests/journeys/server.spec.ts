import { spawnSync } from 'node:child_process';
import { expect, paths, test } from './visit';

test.beforeEach(({ hasTouch }) => test.skip(hasTouch, 'A server knows no screen.'));

test('a busy port gives one clear sentence, not a stack trace', async ({ baseURL }) => {
  const { port } = new URL(baseURL ?? '');
  const env = { ...process.env, PORT: port };
  const { status, stdout, stderr } = spawnSync('npx', ['tsx', 'tools/commands/preview.ts'], {
    env,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  const lines = `${stdout}${stderr}`
    .trim()
    .split('\n')
    .filter((line) => !/^npm /.test(line));
  expect(lines).toEqual([expect.stringContaining(`Port ${port} is busy`)]);
});

test('a folder without a site gives one clear sentence too', async () => {
  const { status, stderr } = spawnSync('npx', ['tsx', 'tools/commands/preview.ts', 'public'], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('npm run build');
});

test('pages are compressed and always fresh, hashed files stay for a year', async ({ request }) => {
  const page = await request.get(paths.renovare, { headers: { 'accept-encoding': 'br, gzip' } });
  expect(page.headers()['content-encoding']).toMatch(/br|gzip/);
  expect(page.headers()['cache-control']).toBe('no-cache');
  const html = await page.text();
  const files = [...new Set(html.match(/\/assets\/[\w./-]+/g))];
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    const response = await request.get(file);
    expect(response.status()).toBe(200);
    expect(response.headers()['cache-control']).toContain('max-age=31536000, immutable');
  }
});
