import { expect, test } from 'vitest';
import { withPolicy } from './policy.ts';

const page = (body: string) => `<head><!--app-policy--><style>a{}</style></head>${body}`;

test('policy: allows scripts of the site only, and any style, because hosts change and add styles', () => {
  const policy =
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self'; font-src 'self'; manifest-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'";
  expect(withPolicy(page(''))).toBe(
    `<head><meta http-equiv="Content-Security-Policy" content="${policy}"><style>a{}</style></head>`,
  );
});

test.each(['<script>alert(1)</script>', '<script type="module">alert(1)</script>'])(
  'policy: a page with %s is not built',
  (body) => {
    expect(() => withPolicy(page(body))).toThrow(/forbids/);
  },
);
