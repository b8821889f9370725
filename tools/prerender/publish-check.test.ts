import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { inventSite } from '../../tests/fixtures/invented-site.ts';

function publishCheck(folder: string) {
  const args = ['--import', 'tsx', 'tools/prerender/publish-check.ts'];
  const env = { ...process.env, LOCALES_DIR: folder };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  return [status, stdout + stderr];
}

test('publish:check: exits with 1 if anything blocks publishing, otherwise with 0', () => {
  expect(publishCheck('tests/fixtures/locales')).toEqual([
    0,
    expect.stringContaining('Tudo pronto'),
  ]);
  const site = inventSite();
  expect(publishCheck(site.dir)).toEqual([
    1,
    expect.stringMatching(/^Antes de publicar, faltam \d+ coisas:\n\n {2}\S+site\.json:1\n/),
  ]);
  site.discard();
});
