import { countOf } from './count-of.ts';
import { Frame } from './kit.tsx';
import { disc, pointsAround } from './modules.ts';

const MOST = 24;

/** The largest group (up to 24) around its mentor, from above. The smallest group is filled. */
export function GroupSeats(figures: { from: string | number; to: string | number }) {
  const from = countOf(figures.from, MOST);
  const to = countOf(figures.to, MOST);
  if (!from || !to || from > to) return null;
  const radius = Math.min(20, 300 / to);
  const away = to > 1 ? 100 : 80;
  const places = pointsAround([0, 0], away, to, to > 1 ? -90 : 0);
  const seats = places.map(([x, y]) => disc(x, y, radius));
  return (
    <Frame
      className="cobogo-row"
      viewBox={to > 1 ? '-125 -125 250 250' : '-35 -35 140 70'}
      width={to > 1 ? 150 : 84}
    >
      <g fill="currentColor" stroke="currentColor" strokeWidth="3">
        <path d={disc(0, 0, 30) + seats.slice(0, from).join('')} />
        <path d={seats.slice(from).join('')} fill="none" />
      </g>
    </Frame>
  );
}
