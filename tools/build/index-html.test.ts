import { expect, test } from 'vitest';
import { fillFrame } from './index-html.ts';

const frameWith = (html: string) => `<!doctype html>
<html lang="pt-BR">
  <head>
    <meta charset="utf-8" /><!--app-policy-->
    ${html}
    <!--app-head-->
  </head>
  <body><div id="root"><!--app-html--></div></body>
</html>`;

test('build: fails if index.html lacks the placeholder of the page', () => {
  const frame = frameWith('').replace('<!--app-html-->', '');
  expect(() => fillFrame(frame, { rendered: '', head: '', end: '' })).toThrow('<!--app-html-->');
});

test.each([
  '<body class="dark"><div id="root"></div></body>',
  '<body><div id="root"></div><script>a()</script></body>',
])('build: fails if React renders the unexpected body %s', (body) => {
  const rendered = `<!DOCTYPE html><html lang="pt-BR"><head></head>${body}</html>`;
  expect(() => fillFrame(frameWith(''), { rendered, head: '', end: '' })).toThrow(/unexpected/);
});
