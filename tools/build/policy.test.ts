import { expect, test } from 'vitest';
import { findBlocked, withPolicy } from './policy.ts';

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

test.each([
  '<script>alert(1)</script>',
  '<script async\n  src="https://vlibras.gov.br/app/vlibras-plugin.js"></script>',
  '<script type="module" src="//count.example/v.js"></script>',
  '<link href="https://fonts.googleapis.com/css2?family=Inter" rel="stylesheet">',
  '<link rel="apple-touch-icon" href="https://www.example.com/icon.png">',
  '<video src="/filme.mp4"></video>',
  '<img alt="" src="data:image/png;base64,iVBORw0KGgo=">',
  "<iframe title='Mapa' src='https://www.google.com/maps/embed'></iframe>",
])('policy: index.html with %s is refused, with the line', (element) => {
  const issues = findBlocked(`<head>\n  <!-- <script> -->\n  ${element}\n</head>`);
  expect(issues).toEqual([
    {
      file: 'index.html',
      line: 3,
      column: 3,
      key: '',
      message: expect.stringContaining('só carregam scripts, estilos e imagens do próprio'),
    },
  ]);
});

test.each([
  '<script type="application/ld+json">{}</script>',
  '<script type="module">import "/src/app/main.ts";</script>',
  '<link rel="me" href="https://mastodon.example/@helena">',
  '<link rel="preconnect" href="https://count.example">',
  '<meta name="google-site-verification" content="abc"><a href="https://www.example.com">Blog</a>',
])('policy: index.html may have %s', (element) => {
  expect(findBlocked(element)).toEqual([]);
});
