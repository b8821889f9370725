import { expect, test } from 'vitest';
import { fillFrame } from './index-html.ts';

const frameWith = (html: string) => `<!doctype html>
<html lang="pt-BR">
  <head>
    <meta charset="utf-8" /><!--app-policy-->
    ${html}
    <!--app-head-->
  </head>
  <body><div id="root"></div></body>
</html>`;

test('build: fails if index.html lacks the placeholder of the page', () => {
  const frame = frameWith('').replace('<div id="root"></div>', '');
  expect(() => fillFrame(frame, { rendered: '', head: '', end: '' })).toThrow(
    '<div id="root"></div>',
  );
});
