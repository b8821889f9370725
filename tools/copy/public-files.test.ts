import { afterEach, beforeEach, expect, test } from 'vitest';
import { inventSite } from '../../tests/fixtures/invented-site.ts';
import { checkCopy } from './check.ts';
import { formatIssue } from './issue.ts';

let site = inventSite();
beforeEach(() => {
  site = inventSite();
});
afterEach(() => site.discard());

test.each(['Robots.txt', 'index.html', 'en.html', 'en/404.html'])(
  'check: refuses public/%s, because the build writes that file',
  (file) => {
    site.write(`../public/${file}`, '');
    expect(checkCopy(site.locales(), site.publicDir).map(formatIssue)).toEqual([
      `public/${file}:1:1: O site escreve este arquivo sozinho, e o seu se perderia. Tire-o da pasta public/, ou mude o nome dele.`,
    ]);
  },
);
