import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import {
  facts,
  mapCopy,
  readContentRoot,
  writeContentRoot,
} from '../../tests/fixtures/content-root.ts';
import { inventSite } from '../../tests/fixtures/invented-site.ts';

function writeReadyCopy(): string {
  const networks = Object.keys(facts.social).map((name) => [name, `https://iris.com.br/${name}`]);
  return writeContentRoot(
    'ready',
    mapCopy(readContentRoot(), ({ sample: _, ...copy }) => copy),
    {
      ...facts,
      email: 'ola@iris.com.br',
      whatsapp: '5521987654321',
      address: 'https://iris.com.br',
      social: Object.fromEntries(networks),
    },
  );
}

function publishCheck(folder: string) {
  const args = ['--import', 'tsx', 'tools/build/publish-check.ts'];
  const env = { ...process.env, LOCALES_DIR: folder };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  return [status, stdout + stderr];
}

test('publish:check: exits with 1 if anything blocks publishing, otherwise with 0', () => {
  expect(publishCheck(writeReadyCopy())).toEqual([0, expect.stringContaining('Tudo pronto')]);
  const site = inventSite();
  expect(publishCheck(site.dir)).toEqual([
    1,
    expect.stringMatching(/^Antes de publicar, faltam \d+ coisas:\n\n {2}\S+site\.json:1\n/),
  ]);
  site.discard();
});
