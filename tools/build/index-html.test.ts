import { expect, test } from 'vitest';
import { formatIssue } from '../copy/issue.ts';
import { checkFrame, fillFrame } from './index-html.ts';

const frameWith = (html: string) => `<!doctype html>
<html lang="pt-BR">
  <head>
    <meta charset="utf-8" /><!--app-policy-->
    ${html}
    <!--app-head-->
  </head>
  <body><div id="root"><!--app-html--></div></body>
</html>`;

const check = (frame: string) => checkFrame(frame).map(formatIssue);

test.each([
  '<script async src="https://www.googletagmanager.com/gtag/js?id=G-1"></script>',
  '<noscript><img height="1" src="https://www.facebook.com/tr?id=1"></noscript>',
  '<link\n  rel="preconnect"\n  href="https://fonts.gstatic.com">',
  '<p hidden onclick="alert(1)">',
  '<iframe src="/video.html"></iframe>',
])('check of index.html: refuses %s and names its line', (html) => {
  expect(check(frameWith(html))).toEqual([
    expect.stringMatching(/^index\.html:5:(5|15): As páginas não aceitam isto: </),
  ]);
});

test.each([
  '',
  '<meta name="google-site-verification" content="x">',
  '<link rel="stylesheet" href="/src/extra.css">',
  '<script type="application/ld+json">{}</script>',
  '<!-- <script>alert(1)</script> -->',
])('check of index.html: accepts “%s” in the head', (html) => {
  expect(check(frameWith(html))).toEqual([]);
});

test('check of index.html: reports that the placeholder for the page is missing', () => {
  expect(check(frameWith('').replace('<!--app-html-->', ''))).toEqual([
    'index.html:1:1: Falta <!--app-html-->, de que toda página precisa. Recupere-o.',
  ]);
});

test.each([
  '<body class="dark"><div id="root"></div></body>',
  '<body><div id="root"></div><script>a()</script></body>',
])('build: fails if React renders the unexpected body %s', (body) => {
  const rendered = `<!DOCTYPE html><html lang="pt-BR"><head></head>${body}</html>`;
  expect(() => fillFrame(frameWith(''), { rendered, head: '', end: '' })).toThrow(/unexpected/);
});
