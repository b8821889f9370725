// @vitest-environment node
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn } from './sites';

/**
 * What each folder may import from, besides itself. Imports flow downwards, so that a folder can be
 * read, changed and tested without those above it.
 */
const layers: Record<string, string[]> = {
  // What starts the site: app, router, entries. These files may import from every folder below `src`.
  src: [],
  'src/routes': [
    ...['src/sections', 'src/layout', 'src/contact', 'src/links', 'src/motion'],
    ...['src/drawings', 'src/i18n'],
  ],
  // Sections, layout and contact import neither pages nor each other.
  'src/sections': ['src/links', 'src/drawings', 'src/icons', 'src/i18n', 'src/theme'],
  'src/layout': [
    ...[
      'src/outcome',
      'src/links',
      'src/icons',
      'src/drawings',
      'src/i18n',
      'src/boundary',
      'src/idle',
    ],
  ],
  'src/contact': [
    ...['src/outcome', 'src/links', 'src/drawings', 'src/icons', 'src/i18n', 'src/boundary'],
  ],
  'src/outcome': ['src/icons', 'src/i18n', 'src/boundary', 'src/idle'],
  'src/links': ['src/icons', 'src/i18n', 'src/theme'],
  'src/motion': ['src/idle'],
  // Drawings know the site's colours and nothing else of it.
  'src/icons': ['src/drawings/kit', 'src/theme/colors'],
  'src/drawings': ['src/theme/colors'],
  'src/drawings/kit': ['src/theme/colors'],
  'src/boundary': [],
  'src/idle': [],
  'src/i18n': ['locales'],
  'src/theme': [],
  'tools/vite': [
    'tools/commands',
    'tools/publish',
    'tools/locales',
    'src/i18n',
    'src/entry-server',
  ],
  'tools/commands': [
    'tools/find-browser',
    'tools/publish',
    'tools/locales',
    'src/i18n',
    'src/icons',
    'src/theme/colors',
  ],
  'tools/publish': [
    ...['tools/locales', 'src/i18n'],
    ...['src/drawings', 'src/icons', 'src/theme/colors'],
  ],
  'tools/locales': ['src/i18n', 'src/links/pages'],
  'tools/find-browser': [],
};

const isIn = (file: string, room: string) =>
  file.replace(/\.\w+$/, '') === room || file.startsWith(`${room}/`);

test('imports flow downwards', () => {
  const files = ['src', 'tools']
    .flatMap(filesIn)
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|gen)\./.test(file));
  const upwards = files.flatMap((file) => {
    // The last match is the innermost: `src` contains the others.
    const room = Object.keys(layers).findLast((each) => isIn(file, each)) ?? '';
    const open = [room, ...(layers[room] ?? [])];
    const imports = readFileSync(file, 'utf8').matchAll(/(?:\bfrom|\bimport\(?)\s*'(\.[^']*)'/g);
    return [...imports]
      .map(([, target = '']) => posix.join(posix.dirname(file), target))
      .filter((target) => !open.some((each) => isIn(target, each)))
      .map((target) => `${file} → ${target}`);
  });
  expect(files.length).toBeGreaterThan(100);
  expect(upwards).toEqual([]);
});
