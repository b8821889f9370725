import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { withPolicy } from './policy.ts';

const page = (body: string) => `<head><meta charset="utf-8"><style>a{}</style></head>${body}`;

test('the policy comes before all that it governs, and allows each style by its hash', () => {
  const hash = createHash('sha256').update('a{}').digest('base64');
  const meta =
    /<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="([^"]+)">/;
  const [, policy] = meta.exec(withPolicy(page(''))) ?? [];
  expect(policy).toContain(`'sha256-${hash}'`);
});

test.each(['<script>alert(1)</script>', '<script type="module">alert(1)</script>'])(
  'a page with %s is not built',
  (body) => {
    expect(() => withPolicy(page(body))).toThrow(/forbids/);
  },
);
