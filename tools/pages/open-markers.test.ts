import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readJsonFile } from '../copy/json-file';
import { openMarkers } from './open-markers';

const folder = mkdtempSync(join(tmpdir(), 'markers-'));
const path = join(folder, 'home.json');
writeFileSync(path, '{ "lead": "De {{from}} a {{ to }}", "link": "Veja <b>isto</b>" }');
const file = readJsonFile(path);
rmSync(folder, { recursive: true });

test.each([
  ['<p>De 1 a {{ to }}</p>', 'lead'],
  ['<img alt="De {{from}} a 3">', 'lead'],
  ['<a href="/?text=De%20%7B%7Bfrom%7D%7D">', 'lead'],
  ['<p>Veja &lt;b&gt;isto&lt;/b&gt;</p>', 'link'],
  ['<p>De 1 a 3</p><p>Veja <b>isto</b></p><style>@media print{a{b:c}}</style>', undefined],
])('in %s, the text %s is shown as it is written', (html, key) => {
  expect(openMarkers(html, [file]).map((issue) => issue.key)).toEqual(key ? [key] : []);
});
