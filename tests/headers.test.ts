import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('headers: .htaccess and vercel.json set the same headers as _headers, and let browsers keep the files of assets/ for a year', () => {
  const read = (name: string) => readFileSync(join('public', name), 'utf8');
  const all = [...read('_headers').matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(
    ([, name = '', value = '']) => [name, value],
  );
  expect(all).toContainEqual(['Cache-Control', 'public, max-age=31536000, immutable']);
  const pages = ['Cache-Control', 'no-cache'];
  const apache = [...read('.htaccess').matchAll(/^Header always set ([\w-]+) "(.*)"/gm)];
  expect(apache.map(([, name, value]) => [name, value]).sort()).toEqual([...all, pages].sort());
  const vercel = JSON.parse(read('vercel.json')).headers.flatMap(
    ({ headers }: { headers: { key: string; value: string }[] }) =>
      headers.map(({ key, value }) => [key, value]),
  );
  expect(vercel.sort()).toEqual([...all, pages].sort());
});
