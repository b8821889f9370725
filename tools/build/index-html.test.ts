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
