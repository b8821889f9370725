// @vitest-environment node
import { brotliCompressSync } from 'node:zlib';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LitCircle, OpenDoor, OpeningLeaves, RisingAges } from './benefits';
import { ChapterPage } from './chapter-page';
import { countOf } from './count-of';
import { CountedFigure } from './counted-figure';
import { EventRoom, type EventRoomKind } from './event-room';
import { GroupSeats } from './group-seats';
import { Ikigai } from './ikigai';
import { JourneyStage } from './journey-stage';
import { Mirrored } from './kit/mirrored';
import { leaf } from './kit/modules';
import { LifeWheel } from './life-wheel';
import { OpeningWeek } from './opening-week';
import { leavesOf, PlanDays } from './plan-days';
import { TalkBlock, type TalkBlockKind } from './talk-block';
import { minutesOf, TalkLength } from './talk-length';
import { Agreement, Renewal } from './talk-themes';
import { WomenWindows } from './women-windows';

const draw = (node: ReactNode) => renderToStaticMarkup(node);
const all = (markup: string, pattern: RegExp) => [...markup.matchAll(pattern)];
const paths = (markup: string) => all(markup, / d="([^"]*)"/g).map(([, d]) => d ?? '');
/** How many shapes a path has. */
const shapes = (path = '') => path.split('M').length - 1;

const steps = [1, 2, 3, 4] as const;
const rooms: EventRoomKind[] = ['scattered', 'rows', 'circles'];
const kinds: TalkBlockKind[] = ['examples', 'answers', 'wheels', 'lattice'];
const week = [true, true, true, true, true, false, false];

/** Every drawing, at its largest. */
const drawings: Record<string, ReactNode> = {
  OpenDoor: <OpenDoor />,
  OpeningLeaves: <OpeningLeaves />,
  RisingAges: <RisingAges from={35} to={65} />,
  LitCircle: <LitCircle />,
  WomenWindows: <WomenWindows value="999+" />,
  CountedFigure: <CountedFigure value="15+" module="triangle" />,
  Renewal: <Renewal labels={['manter', 'encerrar', 'começar']} />,
  Ikigai: <Ikigai labels={['ama', 'faz bem', 'o mundo pede', 'paga']} title="Quatro círculos" />,
  Agreement: <Agreement labels={['líderes', 'equipes']} />,
  TalkLength: <TalkLength from={45} to={100} />,
  JourneyStage: [0, 3, 6, 9].map((before) => (
    <JourneyStage key={before} before={before} count={3} total={12} />
  )),
  LifeWheel: <LifeWheel values={[5, 2, 4, 1, 3, 4, 2, 3]} title="Exemplo" />,
  PlanDays: <PlanDays days={90} />,
  GroupSeats: <GroupSeats from={8} to={12} />,
  ChapterPage: steps.map((step) => <ChapterPage key={step} step={step} title="Página" />),
  EventRoom: rooms.map((kind) => <EventRoom key={kind} kind={kind} title="Sala" />),
  TalkBlock: kinds.map((kind, index) => (
    <TalkBlock key={kind} step={index + 1} of={4} kind={kind} />
  )),
  OpeningWeek: <OpeningWeek open={week} />,
};

test.each(Object.entries(drawings))('%s is under 1 KB compressed, rooms under 2', (name, node) => {
  const limit = name === 'EventRoom' ? 2048 : 1024;
  expect(brotliCompressSync(draw(node)).length).toBeLessThan(limit);
});

test('no drawing has a style attribute; ids are unique, and every reference resolves', () => {
  const page = draw([
    Object.values(drawings),
    <Mirrored key="m" value>
      {Object.values(drawings)}
    </Mirrored>,
  ]);
  expect(page).not.toMatch(/\sstyle=|<style/);
  const ids = all(page, / id="([^"]*)"/g).map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const references = all(page, /(?:href="|url\()#([^")]*)/g).map(([, id]) => id);
  expect(references.filter((id) => !ids.includes(id))).toEqual([]);
});

test('drawings with a direction are mirrored on right-to-left pages', () => {
  const still = Object.entries(drawings)
    .filter(([, node]) => draw(node) === draw(<Mirrored value>{node}</Mirrored>))
    .map(([name]) => name);
  // These are symmetrical; CSS moves the words on top of them.
  expect(still).toEqual(['LitCircle', 'Renewal', 'Ikigai', 'LifeWheel', 'GroupSeats']);
});

test('a drawing is either an image with a name or hidden', () => {
  for (const node of Object.values(drawings)) {
    for (const [svg] of all(draw(node), /<svg[^>]*>/g)) {
      expect(svg).toMatch(/role="img" aria-label="[^"]+"|^<svg aria-hidden="true"/);
    }
  }
});

test.each([
  ['500+', 500],
  ['900+', 900],
  ['1.200', 1200],
  ['1 200', 1200],
  ['3ª', 3],
  [3, 3],
  ['15+', 15],
  ['mil', undefined],
  ['', undefined],
  ['1,5 mil', undefined],
  ['500 a 900', undefined],
  [0, undefined],
])('the figure %j is counted as %j', (value, count) => {
  expect(countOf(value)).toBe(count);
});

test.each(['500+', '900', '503', '7+', 1])('a wall for %j has a window for each woman', (value) => {
  const [lit = '', unlit] = draw(<WomenWindows value={value} />).split('cobogo-windows-unlit');
  // All runs but the last refer to one face of twenty windows; the last has its own.
  const last = shapes(paths(lit).at(-1)) - 1;
  expect(all(lit, /<use/g).length * 20 + last).toBe(countOf(value));
  expect(unlit !== undefined).toBe(String(value).includes('+'));
});

test('about one window in eight is brighter, always the same ones', () => {
  const wall = draw(<WomenWindows value={800} />);
  const bright = all(wall, /M\d+ 0h100v100h-100z/g).length;
  expect(bright).toBeGreaterThan(80);
  expect(bright).toBeLessThan(120);
  expect(draw(<WomenWindows value={800} />)).toBe(wall);
});

test.each(['mil', 'muitas', '1.200', 1001, 0])('there is no wall for %j', (value) => {
  expect(draw(<WomenWindows value={value} />)).toBe('');
});

test('other figures are counted one by one; “+” adds one unlit module', () => {
  const count = (value: string | number) =>
    shapes(paths(draw(<CountedFigure value={value} module="triangle" />))[0]);
  expect([3, '3ª', 12, '40', '15+'].map(count)).toEqual([3, 3, 12, 40, 16]);
  expect(draw(<CountedFigure value="várias" module="circle" />)).toBe('');
  expect(draw(<CountedFigure value={100} module="arch" />)).toBe('');
  const lit = draw(<CountedFigure value={4} module="arch" current />);
  expect(lit).toMatch(/d="M315 [^M]*" fill="#FFE8BF"/);
});

test.each([90, '90', '1.200', 'noventa', 0, 367, ''])(
  'it is known before drawing whether %j days can be drawn, so that no caption stands alone',
  (days) => {
    expect(Boolean(leavesOf(days))).toBe(draw(<PlanDays days={days} />) !== '');
    const [from, to] = [days, '90'];
    expect(Boolean(minutesOf({ from, to }))).toBe(draw(<TalkLength from={from} to={to} />) !== '');
  },
);

test('with too many or too few words there is no drawing', () => {
  expect(draw(<Renewal labels={['manter', 'encerrar']} />)).toBe('');
  expect(draw(<Agreement labels={['líderes', 'equipes', 'clientes']} />)).toBe('');
  expect(draw(<Ikigai labels={['ama', 'faz bem', 'paga']} />)).toBe('');
  expect(draw(<Ikigai />)).toContain('<svg');
});

test('each window of a talk is as long as the shortest talk; the last may be lit in part', () => {
  const talk = (from: number, to: number) => draw(<TalkLength from={from} to={to} />);
  expect(shapes(paths(talk(30, 90))[0])).toBe(3);
  expect(shapes(paths(talk(20, 100))[0])).toBe(5);
  // Half of the second window of two, whose opening is from 115 to 185.
  expect(talk(40, 60)).toContain('offset="0.75"');
  expect(talk(0, 90) + talk(60, 30) + talk(30, 6000) + talk(Number.NaN, 90)).toBe('');
});

test.each([[2, 3, 3, 2], [5, 4, 3], [1]])(
  'the stages %j make one wall, whose leaves open from first to last',
  (...counts) => {
    const total = counts.reduce((sum, count) => sum + count, 0);
    const before = (stage: number) => counts.slice(0, stage).reduce((sum, count) => sum + count, 0);
    const strips = counts.map((count, stage) =>
      draw(<JourneyStage before={before(stage)} count={count} total={total} />),
    );
    const radii = strips.flatMap((strip) =>
      all(paths(strip)[0] ?? '', /M\d+ \d+a(\d+)/g).map(([, radius]) => Number(radius)),
    );
    expect(radii).toHaveLength(total);
    expect(radii).toEqual([...radii].sort((a, b) => b - a));
    expect(strips.at(-1)).toContain(leaf((counts.at(-1) ?? 0) * 100 - 100, 0, { open: 1 }));
    const numbers = strips.flatMap((strip) => all(strip, /<span>(\d+)/g).map(([, n]) => Number(n)));
    expect(numbers).toEqual(Array.from({ length: total }, (_, index) => index + 1));
  },
);

test('a petal of the wheel is lit in proportion to its value', () => {
  const wheel = draw(<LifeWheel values={[5, 2, 4, 2, 0]} />);
  expect(shapes(paths(wheel)[0])).toBe(5);
  const reach = all(wheel, / r="([\d.]+)"/g).map(([, radius]) => Number(radius));
  expect(reach.slice(0, 4)).toEqual([94, 49.6, 79.2, 20]);
});

test.each([90, 50, 7])('a plan of %i days has a leaf for each, all of the same size', (days) => {
  const [leaves = ''] = paths(draw(<PlanDays days={days} />));
  expect(shapes(leaves)).toBe(days);
  expect(new Set(all(leaves, /a(\d+) /g).map(([, radius]) => radius)).size).toBe(1);
});

test('seats are taken or free, and a single participant sits next to the mentor', () => {
  const seats = (from: number, to: number) =>
    paths(draw(<GroupSeats from={from} to={to} />)).map(shapes);
  expect(seats(8, 12)).toEqual([9, 4]);
  expect(seats(5, 20)).toEqual([6, 15]);
  expect(seats(1, 1)).toEqual([2, 0]);
  expect(seats(12, 8)).toEqual([]);
});

test('every room has the same number of guests, and the thread goes from door to door', () => {
  const people = rooms.map((kind) => shapes(paths(draw(<EventRoom kind={kind} />))[0]));
  expect(new Set(people).size).toBe(1);
  const thread = (markup: string) => paths(markup).find((d) => d.startsWith('M-200 0'));
  for (const kind of rooms) {
    expect(thread(draw(<EventRoom kind={kind} />))).toMatch(/200 0$/);
    expect(thread(draw(<EventRoom kind={kind} last />))).not.toMatch(/200 0$/);
  }
});

test.each([...kinds, undefined])('in a stair of %s, block n is n rows high', (kind) => {
  for (const step of [1, 2, 3, 4, 5]) {
    const block = draw(<TalkBlock step={step} of={5} kind={kind} />);
    expect(block).toContain(`viewBox="0 0 300 ${step * 100}"`);
    const scale = Number(/scale\(([\d.]+)\)/.exec(block)?.[1] ?? 1);
    const tops = all(paths(block)[0] ?? '', /M\d+ (\d+)/g).map(([, y]) => Number(y));
    const rows = new Set(tops.map((y) => Math.floor(y / 100))).size;
    expect(rows * scale).toBeCloseTo(step);
  }
});

test('closed days of the week are not lit', () => {
  const closed = (open: boolean[]) => shapes(paths(draw(<OpeningWeek open={open} />))[2]);
  expect(closed(week)).toBe(2);
  expect(closed([true, false, true, false, true, false, false])).toBe(4);
});
