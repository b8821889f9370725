import { afterEach, expect, test, vi } from 'vitest';
import { basePath, withBasePath } from '../locales/base-path';
import { hostFiles } from './hosting';
import { readRedirects } from './redirects';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['https://ana.github.io', undefined, 'https://ana.github.io/'],
  ['https://ana.github.io/site', undefined, 'https://ana.github.io/site/'],
  ['https://ana.github.io', 'site', 'https://ana.github.io/site/'],
  ['https://ana.github.io/site', '/', 'https://ana.github.io/'],
  ['', '/site/', 'https://example.invalid/site/'],
])('the address %j with BASE_PATH %j becomes %s', (address, base, expected) => {
  vi.stubEnv('BASE_PATH', base);
  expect(withBasePath(address)).toBe(expected);
  expect(basePath(address)).toBe(new URL(expected).pathname);
});

const paths = ['/', '/ana-sa-palestrante', '/en', '/en/talks', '/ar', '/ar/تواصل'];
const files = ['/index.html', '/favicon.ico', '/programa.pdf'];
const redirects = `# The owner's own
/antigo/* /en/talks                             301
/antigo/livro /                                 301
/livro   https://loja.example.org/livro?x=%20y  302
/promo/  /ana-sa-palestrante?utm=x#a            301
/sobre.html /                                   301
`;

/** The headers, types, caching and redirects of every host: a change that is meant changes the record. */
test('hosts are told the same as ever', async () => {
  const told = hostFiles({
    base: '/site/',
    paths,
    languages: ['/ar', '/en'],
    redirects: readRedirects(redirects, paths, files),
  });
  const record = Object.entries(told).map(([name, text]) => `=== ${name}\n${text}`);
  await expect(record.join('\n')).toMatchFileSnapshot('hosting.record.txt');
});

test.each([
  ['/livro https://loja.example.org', /:1:1: As hospedagens/],
  ['/livro https://loja.example.org 200', /:1:1: As hospedagens/],
  ['/livro https://loja.example.org 301!', /:1:1: As hospedagens/],
  ['/livro https://loja.example.org 302 Country=br', /:1:1: As hospedagens/],
  ['/livro id=:id https://loja.example.org/:id 302', /:1:1: As hospedagens/],
  ['/livro/:id https://loja.example.org/:id 302', /:1:1: As hospedagens/],
  ['https://www.ana.com/livro /en 301', /:1:1: As hospedagens/],
  ['/livro //loja.example.org 301', /:1:1: As hospedagens/],
  ['\n/livro /en 301\n/livro/ / 302', /:3:1: Este endereço antigo já está na linha 2/],
  ['/ana-sa-palestrante /en 301', /:1:1: Este endereço antigo já é/],
  ['/en/* /ana-sa-palestrante 301', /:1:1: Este endereço antigo já é/],
  ['/programa.pdf /en 301', /:1:1: Este endereço antigo já é/],
  ['/vercel.json /en 301', /:1:1: Este endereço antigo já é/],
  ['/livro /livros 301', /:1:1: O endereço novo não é/],
])('the redirect %j is refused, because hosts would not follow it alike', (line, sentence) => {
  expect(() => readRedirects(line, paths, files)).toThrow(sentence);
});
