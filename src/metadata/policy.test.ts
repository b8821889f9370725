import { expect, test } from 'vitest';
import { policyOf } from './policy.ts';

test('policy: allows only the site’s own scripts, but allows inline styles', () => {
  expect(policyOf({})).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'",
  );
});

test('policy: allows the hosts of the form, the visit counter and the counter’s data', () => {
  const formEndpoint = 'https://forms.example/f/x1?a=1';
  const analytics = { src: 'https://count.example/v.js', 'data-api': 'https://api.example/event' };
  const policy = policyOf({ formEndpoint, analytics });
  expect(policy).toContain("; script-src 'self' https://count.example; ");
  expect(policy).toContain(
    "; connect-src 'self' https://forms.example https://count.example https://api.example; ",
  );
  expect(policy).toContain('; form-action https://forms.example');
});
