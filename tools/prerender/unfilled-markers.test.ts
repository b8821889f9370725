import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { formatIssue } from '../locales/issue.ts';
import { readJsonFile } from '../locales/json-file.ts';
import { unfilledMarkers } from './unfilled-markers.ts';

const folder = mkdtempSync(join(tmpdir(), 'copy-'));
afterAll(() => rmSync(folder, { recursive: true }));

const path = join(folder, 'home.json');
writeFileSync(
  path,
  `{
  "hero": { "lead": "Em {{ mettings }} encontros" },
  "message": "Oi, {{nome}}",
  "title": "Os {{ mettings }} do grupo",
  "form": { "noScript": "Para <emial>{{email}}</emial>" }
}`,
);
const file = readJsonFile(path);

test.each([
  ['<p>Em {{ mettings }} encontros</p>', '2:13 hero.lead: ', '“{{ mettings }}”'],
  ['<a href="/?text=Oi%2C%20%7B%7Bnome%7D%7D">', '3:3 message: ', '“{{nome}}”'],
  ['<p>Para &lt;emial&gt;a@b.c&lt;/emial&gt;</p>', '5:13 form.noScript: ', '“<emial>”'],
])(
  'markers: when a page shows %s, names the text and its unfilled marker',
  (html, place, marker) => {
    const issues = unfilledMarkers(html, [file]).map(formatIssue);
    expect(issues).toEqual([expect.stringContaining(`home.json:${place}`)]);
    expect(issues[0]).toContain(marker);
  },
);

test('markers: braces in styles and scripts are not taken for unfilled markers', () => {
  const html = '<style>@media print{a{b:c}}</style><script>{"a":{"b":{}}}</script><p>Em 10</p>';
  expect(unfilledMarkers(html, [file])).toEqual([]);
});
