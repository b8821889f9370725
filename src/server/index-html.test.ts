import { expect, test } from 'vitest';
import { fillFrame } from './index-html.ts';

test('build: fails if index.html lacks the placeholder of the page', () => {
  const frame = '<head><!--app-policy--><!--app-head--></head><body></body>';
  const parts = { rendered: '', head: '', end: '' };
  expect(() => fillFrame(frame, parts)).toThrow('<div id="root"></div>');
});
