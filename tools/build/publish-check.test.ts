import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { inventSite } from '../../tests/fixtures/invented-site.ts';
import { writeWordsWithFewFacts } from '../../tests/fixtures/world.ts';

function publishCheck(folder: string) {
  const args = ['--import', 'tsx', 'tools/build/publish-check.ts'];
  const env = { ...process.env, LOCALES_DIR: folder };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  return [status, stdout + stderr];
}

test('publish:check: ends with 1 if anything blocks publishing, else with 0', () => {
  expect(publishCheck(writeWordsWithFewFacts())).toEqual([
    0,
    expect.stringMatching(/Tudo pronto.*o formulário só confirma: ninguém recebe/s),
  ]);
  const site = inventSite();
  expect(publishCheck(site.dir)).toEqual([1, expect.stringContaining('antes de publicar')]);
  site.discard();
});
