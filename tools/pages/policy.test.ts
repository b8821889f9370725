import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { withPolicy } from './policy.ts';

const page = (body: string) => `<head><!--app-policy--><style>a{}</style></head>${body}`;

test('the policy allows each style by its hash', () => {
  const hash = createHash('sha256').update('a{}').digest('base64');
  expect(withPolicy(page(''))).toMatch(/<head><meta http-equiv="Content-Security-Policy" /);
  expect(withPolicy(page(''))).toContain(`'sha256-${hash}'`);
});

test.each(['<script>alert(1)</script>', '<script type="module">alert(1)</script>'])(
  'a page with %s is not built',
  (body) => {
    expect(() => withPolicy(page(body))).toThrow(/forbids/);
  },
);
