import { expect, test } from 'vitest';
import { formatIssue } from '../issues/issue.ts';
import { caching, calendarType, hostFiles, securityHeaders } from './hosting.ts';
import { readRedirects } from './redirects.ts';

const paths = ['/', '/ana-sa-palestrante', '/en', '/en/talks', '/ar', '/ar/تواصل'];
const files = ['/index.html', '/favicon.ico', '/programa.pdf'];

function tell(lines = '', address = 'https://www.ana.com.br/site') {
  const { redirects } = readRedirects(lines, paths, files);
  const told = hostFiles({ address, base: '/site/', paths, languages: ['/ar', '/en'], redirects });
  const {
    _headers = '',
    _redirects = '',
    '.htaccess': apache = '',
    'vercel.json': json = '',
  } = told;
  return { _headers, _redirects, apache, vercel: JSON.parse(json) };
}

const vercelHeaders = (source: string, key: string, value: string) => ({
  source,
  headers: expect.arrayContaining([{ key, value }]),
});

test.each(Object.entries(securityHeaders))('every host sends %s', (name, value) => {
  const { _headers, apache, vercel } = tell();
  const [everywhere] = _headers.split('\n\n');
  expect(everywhere?.split('\n')).toEqual(
    expect.arrayContaining(['/site/*', `  ${name}: ${value}`]),
  );
  expect(vercel.headers).toContainEqual(vercelHeaders('/(.*)', name, value));
  expect(apache).toContain(`  Header always set ${name} "${value}"\n`);
});

test('every host lets browsers keep hashed files, and no others', () => {
  const { _headers, apache, vercel } = tell();
  // Netlify joins two values of one header, so there is only one.
  expect(_headers.match(/.+\n {2}Cache-Control: .+/g)).toEqual([
    `/site/assets/*\n  Cache-Control: ${caching.hashed}`,
  ]);
  expect(vercel.headers).toContainEqual(vercelHeaders('/(.*)', 'Cache-Control', caching.other));
  expect(vercel.headers).toContainEqual(
    vercelHeaders('/site/assets/(.*)', 'Cache-Control', caching.hashed),
  );
  expect(apache).toContain('SetEnvIf Request_URI "^/site/assets/" hashed\n');
  expect(apache.match(/(?<=Cache-Control ").*/g)).toEqual([
    `${caching.other}"`,
    `${caching.hashed}" env=hashed`,
  ]);
});

test('every host sends calendar files as such', () => {
  const { _headers, apache, vercel } = tell();
  const folder = '/site/assets/:language/agenda/';
  expect(_headers).toContain(`${folder}*\n  Content-Type: ${calendarType}\n`);
  expect(vercel.headers).toContainEqual(
    vercelHeaders(`${folder}(.*)`, 'Content-Type', calendarType),
  );
  expect(apache).toContain(`AddType "${calendarType}" .ics\n`);
});

test.each([
  {
    line: '/livro/ /en/talks 301',
    rules: ['/site/livro /site/en/talks 301', '/site/livro/ /site/en/talks 301'],
    vercel: ['/site/livro', '/site/en/talks', 301],
    apache: '^livro/?$ /site/en/talks [R=301,L,NE]',
  },
  {
    line: '/antigo/* / 302',
    rules: ['/site/antigo /site/ 302', '/site/antigo/* /site/ 302'],
    vercel: ['/site/antigo/:path*', '/site/', 302],
    apache: '^antigo(/.*)?$ /site/ [R=302,L,NE]',
  },
  {
    // Vercel itself redirects `/sobre-nós.html` to `/sobre-nós` first.
    line: '/sobre-nós.html /en 301',
    rules: ['/site/sobre-n%C3%B3s.html /site/en 301'],
    vercel: ['/site/sobre-n%C3%B3s', '/site/en', 301],
    apache: '^sobre-nós\\.html/?$ /site/en [R=301,L,NE]',
  },
  {
    line: '/promo https://loja.example.org/livro?x=%20y#z 302',
    rules: ['/site/promo https://loja.example.org/livro?x=%20y#z 302'],
    vercel: ['/site/promo', 'https://loja.example.org/livro?x=%20y#z', 302],
    apache: '^promo/?$ https://loja.example.org/livro?x=\\%20y#z [R=302,L,NE]',
  },
  {
    line: '/agenda /en#next 302',
    rules: ['/site/agenda /site/en#next 302'],
    vercel: ['/site/agenda', '/site/en#next', 302],
    apache: '^agenda/?$ /site/en?%{QUERY_STRING}#next [R=302,L,NE]',
  },
])('every host follows the redirect $line', ({ line, rules, vercel, apache }) => {
  const told = tell(line);
  const [source, destination, statusCode] = vercel;
  expect(told._redirects.split('\n')).toEqual(expect.arrayContaining(rules));
  expect(told.vercel.redirects).toEqual([{ source, destination, statusCode }]);
  expect(told.apache).toContain(`RewriteRule ${apache}\n`);
});

test('a single address is redirected before all that are below another', () => {
  const { redirects } = readRedirects('/antigo/* / 301\n/antigo/livro /en 301', paths, files);
  expect(redirects.map(({ from }) => from)).toEqual(['/antigo/livro', '/antigo']);
});

test('every host leads from a page’s other addresses to the page', () => {
  const { _redirects, apache, vercel } = tell();
  const contact = '/site/ar/%D8%AA%D9%88%D8%A7%D8%B5%D9%84';
  expect(_redirects.split('\n')).toEqual(
    expect.arrayContaining([
      '/site/index.html /site/ 301',
      '/site/en/ /site/en 301',
      `${contact}.html ${contact} 301`,
      `${contact}/index.html ${contact} 301`,
    ]),
  );
  expect(vercel).toMatchObject({ cleanUrls: true, trailingSlash: false });
  const pages = '^(ana-sa-palestrante|en|en/talks|ar|ar/تواصل)';
  expect(apache).toContain('RewriteRule ^index(\\.html)?$ /site/ [R=301,L]\n');
  expect(apache).toContain(`RewriteRule ${pages}(/|\\.html|/index\\.html)$ $1 [R=301,L]\n`);
  expect(apache).toContain(`RewriteRule ${pages}$ $1.html [END]\n`);
});

test('a wrong address is answered in its language, by hosts that have to be told', () => {
  const { _redirects, apache } = tell('/en/livro /en 301');
  const rules = _redirects.trim().split('\n');
  expect(rules).toContain('/site/en/* /site/en/404.html 404');
  // The first rule that fits is followed.
  const isRedirect = rules.map((rule) => rule.endsWith('301'));
  expect(isRedirect.lastIndexOf(true)).toBeLessThan(isRedirect.indexOf(false));
  expect(apache).toMatch(
    /<If .*#\^\/site\/en\/#.*>\n {2}ErrorDocument 404 \/site\/en\/404\.html\n/,
  );
  expect(apache).toMatch(/^ErrorDocument 404 \/site\/404\.html$/m);
});

test('Apache leads to the address from HTTP and from its domain with or without www, but from no other host', () => {
  const { apache } = tell();
  expect(apache).toContain('RewriteRule ^ https://www.ana.com.br%{REQUEST_URI} [R=301,L]\n');
  const hosts = ['www.ana.com.br', 'Ana.com.br:80', 'ana.com.br.preview.host', 'loja-ana.com.br'];
  const named = [...apache.matchAll(/%\{HTTP_HOST\} (\S+) \[NC/g)].map(([, pattern = '']) =>
    hosts.filter((host) => new RegExp(pattern, 'i').test(host)),
  );
  expect(named, 'the domain, and what of it is led by HTTPS, too').toEqual([
    ['www.ana.com.br', 'Ana.com.br:80'],
    ['Ana.com.br:80'],
  ]);
  expect(tell('', 'https://ana.com.br').apache).toContain('^www\\.ana\\.com\\.br(:\\d+)?$ [NC,OR]');
  for (const address of [
    'http://ana.com.br',
    'https://203.0.113.5',
    'https://localhost',
    'https://[::1]',
  ]) {
    expect(tell('', address).apache, address).not.toContain('HTTP_HOST');
  }
});

test('Apache serves neither the hosts’ files nor hidden ones', () => {
  const rules = tell().apache.matchAll(/^RewriteRule (\(\^\|\/\)\S+) - \[(?:NC,)?R=404,L\]$/gm);
  const refused = [...rules].map(([, pattern = '']) => new RegExp(pattern, 'i'));
  const hidden = ['.htaccess', '.git/config', '_headers', '_Redirects', 'vercel.json/'];
  const served = ['renovare', '.well-known/security.txt'];
  expect(
    [...hidden, ...served].filter((path) => refused.some((pattern) => pattern.test(path))),
  ).toEqual(hidden);
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
  const { issues } = readRedirects(line, paths, files);
  expect(issues.map(formatIssue).join('\n')).toMatch(sentence);
});
