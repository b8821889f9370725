// @vitest-environment node
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { withPolicy } from './policy';

const page = (head: string, body = '') =>
  `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8" />${head}</head><body>${body}</body></html>`;

test('the policy comes before everything that it governs', () => {
  expect(withPolicy(page('<title>Olá</title>'))).toMatch(
    /<head><meta charset="utf-8" \/><meta http-equiv="Content-Security-Policy" content="[^"]+"><title>/,
  );
});

test('each style of the page is allowed by its hash, and nothing by an “unsafe” keyword', () => {
  const css = 'a{color:red}';
  const html = withPolicy(page(`<style data-emotion="css">${css}</style>`));
  expect(html).toContain(`'sha256-${createHash('sha256').update(css).digest('base64')}'`);
  expect(html).not.toContain('unsafe');
});

test.each([
  ['an inline script', '<script>alert(1)</script>'],
  ['an inline module', '<script type="module">alert(1)</script>'],
  ['a style attribute', '<p class="a" style="color:red">'],
  ['an event attribute', '<p hidden onclick="alert(1)">'],
])('a page with %s is not built', (_, body) => {
  expect(() => withPolicy(page('', body))).toThrow(/forbids/);
});

test('data blocks, script files and texts about styles do not violate the policy', () => {
  const body =
    '<script type="application/json" id="a">{}</script><script type="module" src="/a.js"></script>' +
    '<p title="on sale, style=plain onx=1">style="none" onclick="none"</p>';
  expect(() => withPolicy(page('', body))).not.toThrow();
});
