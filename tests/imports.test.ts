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
    .filter((to) => folderOf(to) !== folderOf(from))
    .map((to) => ({ from, to, text: `${from} imports ${to}` })),
);

test('folders: src and tools contain exactly the folders that tests/imports.test.ts lists', () => {
  const found = ['src', 'tools'].flatMap((root) =>
    readdirSync(root)
      .filter((name) => !name.includes('.test.'))
      .map((name) => `${root}/${name}`),
  );
  expect(found.sort()).toEqual(folders.toSorted());
});

test('folders: no folder imports from one that comes later in the list of tests/imports.test.ts', () => {
  const upward = betweenFolders.filter(({ from, to }) => {
    return folders.indexOf(folderOf(to)) > folders.indexOf(folderOf(from));
  });
  expect(upward.map(({ text }) => text)).toEqual([]);
});

test('folders: tools imports from src only src/content', () => {
  const crossing = betweenFolders.filter(({ from, to }) => {
    return from.startsWith('tools/') && to.startsWith('src/') && folderOf(to) !== 'src/content';
  });
  expect(crossing.map(({ text }) => text)).toEqual([]);
});
