import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageKeys } from '../site/pages';
import { itemGrid, steps } from '../theme/section-looks';

const readme = readFileSync('src/sections/README.md', 'utf8').split('\n');
const cellsOf = (line: string) => line.split('|').map((cell) => cell.trim());
const nameIn = (line: string) => /^\| `(\w+)` \|/.exec(line)?.[1];

/** The contents of a folder's components, by file name. */
const read = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => [file, readFileSync(`${folder}/${file}`, 'utf8')] as const);

/** The pages on which each section stands. */
const places = new Map<string, string[]>();
for (const [file, code] of read('src/routes')) {
  const page = file.replace(/^index/, 'home').replace(/(\.lazy)?\.tsx$/, '');
  for (const [, names = ''] of code.matchAll(/import \{([^}]*)\} from '\.\.\/sections\//g)) {
    for (const [name] of names.matchAll(/\b[A-Z]\w*/g)) {
      places.set(name, [...(places.get(name) ?? []), page]);
    }
  }
}

/** The first sentence of each section's comment. */
const purposes = new Map<string, string>();
for (const [, code] of read('src/sections')) {
  const commented = /\/\*\*((?:(?!\*\/).)*)\*\/\nexport function ([A-Z]\w*)/gs;
  for (const [, comment = '', name = ''] of code.matchAll(commented)) {
    const text = comment.replace(/\s+(\* )?/g, ' ').trim();
    purposes.set(name, text.replace(/\. .*$/, '.'));
  }
}

const variants = new Map<string, object | undefined>([
  ['ItemGrid', itemGrid.variants?.variant],
  ['Steps', steps.variants?.variant],
]);

test('the README has each section that a page uses', () => {
  const names = readme.flatMap((line) => nameIn(line) ?? []);
  expect(names.sort()).toEqual([...places.keys()].sort());
});

test('what the README says of a section is what the code says; --update writes it down', async () => {
  const lines = readme.map((line) => {
    const name = nameIn(line);
    if (!name) return line;
    const [, , , looks, takes, seenOn = ''] = cellsOf(line);
    const named = Object.keys(variants.get(name) ?? {}).map((look) => `\`${look}\``);
    const pages = seenOn === 'all' ? pageKeys : seenOn.split(', ');
    const on = pages.filter((page) => places.get(name)?.includes(page));
    const where = seenOn === 'all' && on.length === pages.length ? 'all' : on.join(', ');
    const cells = [`\`${name}\``, purposes.get(name), named.join(', ') || looks, takes, where];
    return `| ${cells.join(' | ')} |`;
  });
  await expect(lines.join('\n')).toMatchFileSnapshot('README.md');
});
