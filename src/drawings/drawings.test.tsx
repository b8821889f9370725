import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { breakpoints } from '../theme/breakpoints.ts';
import { RisingAges } from './benefits.tsx';
import { Book } from './book.tsx';
import { countOf } from './count-of.ts';
import { CountedFigure } from './counted-figure.tsx';
import { EventRoom } from './event-room.tsx';
import { GroupSeats } from './group-seats.tsx';
import { Ikigai } from './ikigai.tsx';
import { initials } from './initials.ts';
import { JourneyStage } from './journey-stage.tsx';
import { OpeningWeek } from './opening-week.tsx';
import { leavesOf, PlanDays } from './plan-days.tsx';
import { TalkBlock } from './talk-block.tsx';
import { minutesOf, TalkLength } from './talk-length.tsx';
import { Renewal } from './talk-themes.tsx';
import { Wall } from './wall.tsx';
import { WomenWindows } from './women-windows.tsx';

test.each([
  ['500+', 500],
  ['1.200', 1200],
  [15, 15],
  ['1,5 mil', undefined],
  ['500 a 900', undefined],
  [0, undefined],
])('figure: %j is counted as %j', (value, count) => {
  expect(countOf(value)).toBe(count);
});

test('windows: there is one for each woman', () => {
  const drawn = renderToStaticMarkup(<WomenWindows value={45} />);
  const wholeRuns = drawn.split('<use ').length - 1;
  const lastRun = [...drawn.matchAll(/ d="([^"]*)"/g)].at(-1)?.[1] ?? '';
  // Its first part is the wall.
  const windows = lastRun.split('M').slice(1).length - 1;
  expect(20 * wholeRuns + windows).toBe(45);
});

test('plan: has a leaf for each day, up to a year', () => {
  expect([90, '366', 367, 'noventa'].map(leavesOf)).toEqual([90, 366, undefined, undefined]);
});

test('talk: its length is drawn from its two figures, up to sixteen times the shortest', () => {
  expect(minutesOf({ from: '20 min', to: 90 })).toEqual({ from: 20, to: 90 });
  expect(minutesOf({ from: 5, to: 81 })).toBeUndefined();
});

test.each<[string, ReactNode]>([
  ['more women than fit', <WomenWindows key="" value={1001} />],
  ['cities', <CountedFigure key="" value="várias" module="circle" />],
  ['a talk that ends before it begins', <TalkLength key="" from={60} to={30} />],
  ['a group', <GroupSeats key="" from={12} to={8} />],
  ['eight circles', <Ikigai key="" labels={[...'abcdefgh']} />],
  ['two suns', <Renewal key="" labels={['manter', 'encerrar']} />],
])('drawing: is left out if it can’t be true: %s', (_, drawing) => {
  expect(renderToStaticMarkup(drawing)).toBe('');
});

test.each([
  <Wall key="" wall="dawn" accent="main" columns={2} rows={2} />,
  <Book key="" accent="main" lines={['Elas']} />,
  <RisingAges key="" from={35} to={65} />,
  <CountedFigure key="" value="15" module="triangle" />,
  <TalkLength key="" from={45} to={100} />,
  <JourneyStage key="" accent="main" before={0} count={3} total={12} joined />,
  <PlanDays key="" accent="main" days={90} />,
  <EventRoom key="" accent="main" />,
  <TalkBlock key="" accent="main" step={1} of={4} />,
  <OpeningWeek key="" open={[true, false]} />,
])('drawing: is mirrored on right-to-left pages if it counts or orders: $type.name', (drawing) => {
  expect(renderToStaticMarkup(drawing)).toContain('directional');
});

test.each([
  ['Maria da Conceição de Ávila', 'MÁ'],
  ['👩🏽 “Bia” d’Ávila (RH) 🌻', 'BD'],
  ['A\u0301gata Lima (filha', 'A\u0301L'],
  ['王 小明', '王小'],
  ['𠮷田', '𠮷'],
])('initials: of “%s” they are “%s”', (name, expected) => {
  expect(initials(name)).toBe(expected);
});

test('drawings: change at the theme’s breakpoints, which their style sheet can’t import', () => {
  const css = readFileSync('src/drawings/drawings.css', 'utf8');
  const widths = [...css.matchAll(/\(m\w+-width: (.+?)\)/g)].map(([, width]) => width);
  expect(new Set(widths)).toEqual(new Set([breakpoints.md, breakpoints.lg]));
});
