import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const folders = [
  'src/lib',
  'src/theme',
  'src/drawings',
  'src/content',
  'src/sections',
  'src/contact',
  'src/layout',
  'src/routes',
  'src/metadata',
  'src/app',
  'tools/check',
  'tools/photos',
  'tools/check-locales.ts',
  'tools/run-locales.ts',
  'tools/before-build.ts',
  'tools/left-to-publish.ts',
  'tools/locales-plugin.ts',
  'tools/prerender.ts',
];

const folderOf = (file: string) => file.split('/').slice(0, 2).join('/');

const files = ['src', 'tools'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((name) => join(root, name))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|gen)\.tsx?$/.test(file)),
);

/** The files of this project that a file imports or re-exports. Imports of types count, but not `typeof import`. */
const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|(?<!typeof )import) ?\(?'(\.[^']+)'/g)].map(
    ([, path = '']) => join(dirname(file), path),
  );

const betweenFolders = files.flatMap((from) =>
  importsOf(from)
    .map((to) => ({ from: folderOf(from), to: folderOf(to), text: `${from} imports ${to}` }))
    .filter(({ from, to }) => from !== to),
);

test('folders: src and tools contain exactly the folders that tests/imports.test.ts lists', () => {
  expect([...new Set(files.map(folderOf))].sort()).toEqual(folders.toSorted());
});

test('folders: no folder imports from one that comes later in the list, and tools import from src only src/content', () => {
  const wrong = betweenFolders.filter(({ from, to }) => {
    const crosses = from.startsWith('tools') && to.startsWith('src') && to !== 'src/content';
    return crosses || folders.indexOf(to) > folders.indexOf(from);
  });
  expect(wrong.map(({ text }) => text)).toEqual([]);
});
