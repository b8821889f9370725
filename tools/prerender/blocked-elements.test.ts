import { expect, test } from 'vitest';
import { blockedElements } from './blocked-elements.ts';

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
  const issues = blockedElements(`<head>\n  <!-- <script> -->\n  ${element}\n</head>`);
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
  expect(blockedElements(element)).toEqual([]);
});
