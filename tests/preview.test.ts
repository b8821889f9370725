// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { serveSite } from '../tools/publish/serve';

function preview(folder: string, port: number) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'tools/commands/preview.ts', folder],
    { env: { ...process.env, PORT: String(port) }, encoding: 'utf8' },
  );
  return { status, lines: `${stdout}${stderr}`.trim().split('\n') };
}

test('if there is no built site, or the port is taken, preview says so in one sentence', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'preview-'));
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, listening));
  const { port } = server.address() as AddressInfo;
  try {
    expect(preview(folder, port)).toEqual({
      status: 1,
      lines: [expect.stringContaining('npm run build')],
    });
    writeFileSync(join(folder, '404.html'), '');
    expect(preview(folder, port)).toEqual({
      status: 1,
      lines: [expect.stringContaining(`Port ${port} is busy`)],
    });
  } finally {
    server.close();
    rmSync(folder, { recursive: true });
  }
});

test('a site that is built anew is served as it is then', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'served-'));
  writeFileSync(join(folder, 'index.html'), 'First');
  const server = createServer(serveSite(folder));
  await new Promise<void>((listening) => server.listen(0, listening));
  const at = `http://localhost:${(server.address() as AddressInfo).port}`;
  const read = async (path: string) => (await fetch(at + path)).text();
  try {
    expect(await read('/')).toBe('First');
    writeFileSync(join(folder, 'index.html'), 'Second and longer');
    writeFileSync(join(folder, 'new.html'), 'New');
    expect([await read('/'), await read('/new')]).toEqual(['Second and longer', 'New']);
  } finally {
    server.close();
    rmSync(folder, { recursive: true });
  }
});
