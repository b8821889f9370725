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
import { circle, triangle } from './modules.ts';
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
])('countOf: reads %j as %j', (value, count) => {
  expect(countOf(value)).toBe(count);
});

test('leavesOf: returns up to 366 days, and undefined for more days and for words', () => {
  expect([90, '366', 367, 'noventa'].map(leavesOf)).toEqual([90, 366, undefined, undefined]);
});

test('minutesOf: is undefined if the longest talk is more than 16 times the shortest', () => {
  expect(minutesOf('20 min', 90)).toEqual({ from: 20, to: 90 });
  expect(minutesOf(5, 81)).toBeUndefined();
});

test.each<[string, ReactNode]>([
  ['more than 1,000 women', <WomenWindows key="" value={1001} />],
  ['a number of cities in words', <CountedFigure key="" value="várias" module={circle} />],
  ['a largest group that is smaller than the smallest', <GroupSeats key="" from={12} to={8} />],
  ['an ikigai with eight labels', <Ikigai key="" labels={[...'abcdefgh']} />],
  ['a renewal with two labels', <Renewal key="" labels={['manter', 'encerrar']} />],
])('drawing: renders nothing for what it can’t draw: %s', (_, drawing) => {
  expect(renderToStaticMarkup(drawing)).toBe('');
});

test.each([
  <Wall key="" wall="dawn" accent="main" columns={2} rows={2} />,
  <Book key="" accent="main" lines={['Elas']} />,
  <RisingAges key="" from={35} to={65} />,
  <CountedFigure key="" value="15" module={triangle} />,
  <TalkLength key="" from={45} to={100} />,
  <JourneyStage key="" accent="main" before={0} count={3} total={12} joined />,
  <PlanDays key="" accent="main" days={90} />,
  <EventRoom key="" accent="main" />,
  <TalkBlock key="" accent="main" step={1} total={4} />,
  <OpeningWeek key="" open={[true, false]} />,
])('drawing: $type.name has the class that mirrors it on right-to-left pages', (drawing) => {
  expect(renderToStaticMarkup(drawing)).toContain('directional');
});

test.each([
  ['Maria da Conceição de Ávila', 'MÁ'],
  ['👩🏽 “Bia” d’Ávila (RH) 🌻', 'BD'],
  ['A\u0301gata Lima (filha', 'A\u0301L'],
  ['𠮷田', '𠮷'],
])('initials: “%s” becomes “%s”', (name, expected) => {
  expect(initials(name)).toBe(expected);
});

test('drawings.css: uses only the theme’s breakpoints in its media queries', () => {
  const css = readFileSync('src/drawings/drawings.css', 'utf8');
  const widths = [...css.matchAll(/@media [^{]*\(m\w+-width: (.+?)\)/g)].map(([, width]) => width);
  expect(new Set(widths)).toEqual(new Set([breakpoints.md, breakpoints.lg]));
});
