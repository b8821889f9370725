import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { countOf } from '../text/count-of';
import { initials } from '../text/initials';
import { RisingAges } from './benefits';
import { Book } from './book';
import { CountedFigure } from './counted-figure';
import { EventRoom } from './event-room';
import { GroupSeats } from './group-seats';
import { Ikigai } from './ikigai';
import { JourneyStage } from './journey-stage';
import { LifeWheel } from './life-wheel';
import { OpeningWeek } from './opening-week';
import { PlanDays } from './plan-days';
import { TalkBlock } from './talk-block';
import { TalkLength } from './talk-length';
import { Renewal } from './talk-themes';
import { Wall } from './wall';
import { WomenWindows } from './women-windows';

/** How many shapes the nth path of some markup has. */
function shapes(markup: string, nth = 0): number {
  const path = markup.match(/ d="[^"]*"/g)?.at(nth) ?? '';
  return path.split('M').length - 1;
}

test.each([
  ['500+', 500],
  ['1.200', 1200],
  ['1 200', 1200],
  [15, 15],
  ['1,5 mil', undefined],
  ['500 a 900', undefined],
  [0, undefined],
])('the figure %j is counted as %j', (value, count) => {
  expect(countOf(value)).toBe(count);
});

test.each(['503+', '40'])('%j women have as many windows, and “+” a row without light', (value) => {
  const drawing = renderToStaticMarkup(<WomenWindows value={value} />);
  const [lit = '', unlit] = drawing.split('cobogo-windows-unlit');
  // All runs but the last use one face of twenty windows; the last has its own, in a sheet.
  expect((lit.split('<use').length - 1) * 20 + shapes(lit, -1) - 1).toBe(
    Number.parseInt(value, 10),
  );
  expect(unlit !== undefined).toBe(value.includes('+'));
});

test.each<[string, ReactNode, number]>([
  ['cities', <CountedFigure key="" value="40" module="arch" />, 40],
  ['years, and one more for “+”', <CountedFigure key="" value="15+" module="triangle" />, 16],
  ['days of a plan', <PlanDays key="" accent="teal" days={90} />, 90],
  ['parts of a talk', <TalkLength key="" from={20} to={90} />, 5],
  ['meetings of a stage', <JourneyStage key="" accent="teal" before={3} count={4} total={12} />, 4],
  ['seats that are taken, and the mentor’s', <GroupSeats key="" from={8} to={12} />, 9],
  ['areas of life', <LifeWheel key="" accent="teal" values={[5, 2, 4, 2, 0]} />, 5],
  ['days of the week', <OpeningWeek key="" open={[true, true, false]} />, 3],
])('%s are counted', (_, drawing, count) => {
  expect(shapes(renderToStaticMarkup(drawing))).toBe(count);
});

test.each<[string, ReactNode]>([
  ['more women than fit', <WomenWindows key="" value={1001} />],
  ['cities', <CountedFigure key="" value="várias" module="circle" />],
  ['a talk that ends before it begins', <TalkLength key="" from={60} to={30} />],
  ['a group', <GroupSeats key="" from={12} to={8} />],
  ['three circles', <Ikigai key="" labels={['ama', 'faz bem', 'paga']} />],
  ['two suns', <Renewal key="" labels={['manter', 'encerrar']} />],
])('what can’t be drawn truly is left out: %s', (_, drawing) => {
  expect(renderToStaticMarkup(drawing)).toBe('');
});

test.each([
  <Wall key="" wall="dawn" accent="rose" columns={2} rows={2} />,
  <Book key="" accent="teal" lines={['Elas']} />,
  <RisingAges key="" from={35} to={65} />,
  <CountedFigure key="" value="15" module="triangle" />,
  <TalkLength key="" from={45} to={100} />,
  <JourneyStage key="" accent="teal" before={0} count={3} total={12} />,
  <PlanDays key="" accent="teal" days={90} />,
  <EventRoom key="" accent="teal" />,
  <TalkBlock key="" accent="teal" step={1} of={4} />,
  <OpeningWeek key="" open={[true, false]} />,
])(
  'what counts or orders from one side is mirrored on right-to-left pages: $type.name',
  (drawing) => {
    expect(renderToStaticMarkup(drawing)).toMatch(/class="[^"]*\bdirectional\b/);
  },
);

test.each([
  ['Maria da Conceição de Ávila', 'MÁ'],
  ['Ana', 'A'],
  ['👩🏽 Bia', '👩B'],
])('the initials of “%s” are “%s”', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
