import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fontFolder, makeFonts } from './fonts.ts';

test('the site’s fonts are what `npm run fonts` makes of the typefaces that are named', async () => {
  const made = await makeFonts();
  expect(readdirSync(fontFolder).sort()).toEqual(Object.keys(made).sort());
  const others = Object.entries(made).filter(
    ([name, data]) => !readFileSync(join(fontFolder, name)).equals(Buffer.from(data)),
  );
  expect(others.map(([name]) => name)).toEqual([]);
});
