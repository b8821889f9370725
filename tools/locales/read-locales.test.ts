import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn } from './read-locales.ts';

test('files: those that operating systems and programs leave in a folder are not listed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'public-'));
  const junk =
    '.DS_Store Thumbs.db kit/desktop.ini ~$contrato.docx kit/._kit.pdf .~lock.kit.odt# kit.pdf~ .kit.swp .git/HEAD';
  for (const file of [...junk.split(' '), '.htaccess', '.well-known/a.txt', '~kit.pdf', 'kit/b']) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
  expect(filesIn(folder)).toEqual(['/.htaccess', '/.well-known/a.txt', '/kit/b', '/~kit.pdf']);
  rmSync(folder, { recursive: true });
});
