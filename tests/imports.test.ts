import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

/** Each folder may import only from itself and those below it, as in README.md's map. */
const order = {
  src: [
    'routes',
    'layout',
    'sections',
    'contact',
    'toast',
    'links',
    'i18n',
    'icons',
    'site',
    'drawings',
    'motion',
    'theme',
    'text',
  ],
  tools: ['commands', 'vite', 'pages', 'pictures', 'hosts', 'check', 'copy', 'issues'],
};

const folders = Object.entries(order).flatMap(([root, names]) =>
  names.map((name, index) => [`${root}/${name}`, names.slice(0, index)] as const),
);

/** Including types and re-exports. */
function importsOf(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module;
  const exported = staticExports.flatMap(({ entries }) => entries);
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...exported.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start + 1, end - 1)),
  ].map((path) => join(dirname(file), path));
}

test.each(folders)('%s imports nothing from the folders above it', (folder, above) => {
  const [root = ''] = folder.split('/');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => join(folder, name));
  const upwards = files.flatMap((file) =>
    importsOf(file)
      .filter((path) => above.some((other) => path.startsWith(join(root, other, '/'))))
      .map((path) => `${file} imports ${path}`),
  );
  expect(upwards).toEqual([]);
});

test.each(Object.entries(order))('every folder of %s has its place', (root, names) => {
  const found = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(found.map(({ name }) => name).sort()).toEqual(names.toSorted());
});
