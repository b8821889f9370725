import { afterEach, beforeEach, expect, test } from 'vitest';
import { inventSite } from '../../tests/fixtures/invented-site.ts';
import { formatIssue } from '../issues/issue.ts';
import { checkPublic, publishedFiles } from './public.ts';

let site = inventSite();
beforeEach(() => {
  site = inventSite();
});
afterEach(() => site.discard());

const check = () => checkPublic(site.locales(), site.publicDir).map(formatIssue);

test('what systems and programs leave in public/ is not published', () => {
  const left =
    '.DS_Store Thumbs.db kit/desktop.ini ~$contrato.docx kit/._kit.pdf .~lock.kit.odt# kit.pdf~ .kit.swp .git/HEAD';
  for (const file of left.split(' ')) site.write(`../public/${file}`, '');
  for (const file of ['.well-known/a.txt', '~kit.pdf', 'kit/README.md']) {
    site.write(`../public/${file}`, '');
  }
  const published = ['/.well-known/a.txt', '/docs/index.html', '/kit/README.md', '/~kit.pdf'];
  expect(publishedFiles(site.publicDir)).toEqual(published);
  expect(check()).toEqual([]);
});

test.each([
  ['Robots.txt', '', 'public/Robots.txt:1:1: O site escreve este arquivo sozinho'],
  ['en/404.html', '', 'public/en/404.html:1:1: O site escreve este arquivo sozinho'],
  ['assets', '', 'public/assets:1:1: O site escreve este arquivo sozinho'],
  ['kit/1#.pdf', '', 'public/kit/1#.pdf:1:1: O nome deste arquivo'],
  ['_redirects', '/livro /nada 301', 'public/_redirects:1:1: O endereço novo'],
])('public/%s with “%s” is refused before a build', (file, text, line) => {
  site.write(`../public/${file}`, text);
  expect(check()).toEqual([expect.stringContaining(line)]);
});
