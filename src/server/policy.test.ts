import { expect, test } from 'vitest';
import { withPolicy } from './policy.ts';

const page = (body: string) => `<head><!--app-policy--><style>a{}</style></head>${body}`;

test('policy: allows only the site’s own scripts, but allows inline styles', () => {
  const policy =
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self'; font-src 'self'; manifest-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'";
  expect(withPolicy(page(''), {})).toBe(
    `<head><meta http-equiv="Content-Security-Policy" content="${policy}"><style>a{}</style></head>`,
  );
});

test('policy: allows the hosts of the form, the visit counter and the counter’s data', () => {
  const formEndpoint = 'https://forms.example/f/x1?a=1';
  const analytics = { src: 'https://count.example/v.js', 'data-api': 'https://api.example/event' };
  const html = withPolicy(page(''), { formEndpoint, analytics });
  expect(html).toContain("; script-src 'self' https://count.example; ");
  expect(html).toContain(
    "; connect-src 'self' https://forms.example https://count.example https://api.example; ",
  );
  expect(html).toContain('; form-action https://forms.example"');
});
