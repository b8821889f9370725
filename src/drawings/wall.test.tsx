// @vitest-environment node
import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Art } from './arts';
import { arts } from './arts';
import { FloorLight } from './floor-light';
import { Mirrored } from './kit/mirrored';
import { Wall } from './wall';

const BUDGET = 3 * 1024;
const names = Object.keys(arts) as Art[];
const weigh = (markup: string) => brotliCompressSync(markup).length;
const count = (markup: string, text: string) => markup.split(text).length - 1;

test.each(names)('the %s wall looks the same every time it is drawn', (art) => {
  const draw = () => renderToStaticMarkup(<Wall art={art} columns={7} rows={8} />);
  expect(draw()).toBe(draw());
});

test.each(names)('the %s wall at the hero’s size weighs at most 3 KB', (art) => {
  expect(weigh(renderToStaticMarkup(<Wall art={art} columns={7} rows={8} />))).toBeLessThan(BUDGET);
});

test('the hero that lights up, and its light on the floor, weigh at most 3 KB each', () => {
  const hero = <Wall art="dawn" columns={7} rows={8} lightable title="Parede de cobogó" />;
  expect(weigh(renderToStaticMarkup(hero))).toBeLessThan(BUDGET);
  expect(weigh(renderToStaticMarkup(<FloorLight />))).toBeLessThan(BUDGET);
});

test.each(names)('the %s wall passes a policy that forbids style attributes', (art) => {
  const markup = renderToStaticMarkup(<Wall art={art} columns={4} rows={3} closed={[1, 1]} />);
  expect(markup).not.toMatch(/\sstyle=|<style/);
});

test('two walls on one page share no id, and every reference resolves', () => {
  const markup = renderToStaticMarkup(
    <>
      <Wall art="dawn" columns={3} rows={3} />
      <Wall art="dawn" columns={3} rows={3} />
      <FloorLight />
    </>,
  );
  const ids = [...markup.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id ?? '');
  const references = [...markup.matchAll(/(?:href="|url\()#([^")]*)/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every((id) => /^[a-z]\w*$/i.test(id))).toBe(true);
  expect(references.filter((id) => !ids.includes(id ?? ''))).toEqual([]);
});

test('a wall with alternative text is an image, one without is hidden', () => {
  const image = renderToStaticMarkup(<Wall art="renovare" columns={3} rows={2} title="Folhas" />);
  expect(image).toContain('role="img"');
  expect(image).toContain('aria-label="Folhas"');
  expect(image).not.toContain('aria-hidden');
  const decoration = renderToStaticMarkup(<Wall art="renovare" columns={3} rows={2} title="" />);
  expect(decoration).toContain('aria-hidden="true"');
  expect(decoration).not.toContain('role=');
});

test('only Elas Venceram has a window in pure white, and only one', () => {
  const draw = (art: Art) => renderToStaticMarkup(<Wall art={art} columns={6} rows={4} />);
  const white = (markup: string) => count(markup, 'fill="#FFFFFF"');
  expect(white(draw('elas-venceram'))).toBe(1);
  expect(names.filter((art) => white(draw(art)) > 0)).toEqual(['elas-venceram']);
});

test('a hero lights up in as many steps as it has diagonals, but only if it is lightable', () => {
  const lit = renderToStaticMarkup(<Wall art="dawn" columns={7} rows={8} lightable />);
  expect(count(lit, 'cobogo-diagonal')).toBe(14);
  expect(lit).toContain('data-d="13"');
  const still = renderToStaticMarkup(<Wall art="dawn" columns={7} rows={8} />);
  expect(still).not.toContain('cobogo-diagonal');
});

test('a wall is mirrored only on right-to-left pages', () => {
  const wall = (mirrored: boolean) =>
    renderToStaticMarkup(
      <Mirrored value={mirrored}>
        <Wall art="empreendedor-hoje" columns={4} rows={2} align="xMinYMid" />
      </Mirrored>,
    );
  expect(wall(true)).toContain('matrix(-1 0 0 1 400 0)');
  expect(wall(true)).toContain('xMaxYMid');
  expect(wall(false)).not.toContain('matrix');
  expect(wall(false)).toContain('xMinYMid');
});
