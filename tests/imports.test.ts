import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
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
  'tools/conventions',
  'tools/check',
  'tools/photos',
  'tools/locales',
  'tools',
];

const folderOf = (file: string) =>
  folders.find((folder) => file.startsWith(`${folder}/`)) ?? dirname(file);

const files = ['src', 'tools'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((name) => join(root, name.replaceAll('\\', '/')))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|gen)\.tsx?$/.test(file)),
);

/** The files of this project that a file imports or re-exports. Imports of types count, but not `typeof import`. */
const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|(?<!typeof )import) ?\(?'(\.[^']+)'/g)].map(
    ([, path = '']) => join(dirname(file), path),
  );

test('folders: src and tools contain exactly the folders that tests/imports.test.ts lists', () => {
  expect([...new Set(files.map(folderOf))].sort()).toEqual(folders.toSorted());
});

test('folders: no folder imports from one that comes later in the list, and tools import from src only src/content', () => {
  for (const file of files) {
    for (const imported of importsOf(file)) {
      const [from, to] = [folderOf(file), folderOf(imported)];
      const crosses = from.startsWith('tools') && to.startsWith('src') && to !== 'src/content';
      const isUpward = folders.indexOf(to) > folders.indexOf(from);
      expect.soft(crosses || isUpward, `${file} imports ${imported}`).toBe(false);
    }
  }
});
