import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

/** The folders of `src`, as README.md lists them: each may import only from itself and those below it. */
const order = [
  'routes',
  'layout',
  'sections',
  'contact',
  'toast',
  'links',
  'motion',
  'i18n',
  'icons',
  'site',
  'drawings',
  'theme',
  'text',
];

/** The folder of `src` that a file lies in. */
const roomOf = (file: string) => order.indexOf(file.split(/[/\\]/)[1] ?? '');

test.each(order)('%s imports only from folders below it', (room) => {
  const files = readdirSync(join('src', room), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => join('src', room, name));
  const upwards = files.flatMap((file) =>
    parseSync(file, readFileSync(file, 'utf8'))
      .module.staticImports.map(({ moduleRequest }) => moduleRequest.value)
      .filter((path) => path.startsWith('.'))
      .filter((path) => {
        const to = roomOf(join(dirname(file), path));
        return to >= 0 && to < order.indexOf(room);
      })
      .map((path) => `${file} imports ${path}`),
  );
  expect(upwards).toEqual([]);
});
