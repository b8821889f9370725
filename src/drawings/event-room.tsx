import { useId } from 'react';
import { type Accent, accents, palette, paleWall } from '../theme/colors.ts';
import { Frame, Light } from './kit.tsx';
import { type Point, pointsAround } from './modules.ts';
import { isPhone, isUnseen, type Movement } from './use-motion.ts';

export type EventRoomKind = 'scattered' | 'rows' | 'circles';

interface EventRoomProps {
  accent: Accent;
  kind?: EventRoomKind;
  last?: boolean;
  alt?: string;
}

interface Arrangement {
  people: readonly Point[];
  /** The index of the guest in `people`. */
  guest: number;
  /** Path data of the thread, from the entrance to the guest and from there to the exit. */
  enter: string;
  leave: string;
  /** Where it is bright, and how far the light reaches. */
  lamps: readonly Point[];
  glow: number;
}

/** The centres of six tables. */
const tables = [-95, 95].flatMap((y) => [-124, 0, 124].map((x): Point => [x, y]));

// biome-ignore format: each line is a group of people
const groups: Point[] = [
  [-12, -14], [-8, -46], [18, -30],
  [-142, -138], [-118, -124], [-140, -110],
  [-6, -140], [20, -152], [30, -128],
  [112, -116], [136, -104], [130, -132],
  [-62, -98], [-66, -72],
  [-128, -32], [-100, -40], [-108, -14],
  [70, -44], [92, -26], [150, -44], [134, -62],
  [-150, 88], [-136, 66],
  [-52, 66], [-38, 90], [-66, 92],
  [38, 64], [60, 78],
  [128, 60], [152, 74], [146, 98],
  [-130, 146], [-110, 160],
  [-4, 134], [22, 148], [-2, 162],
];

const arrangements: Record<EventRoomKind, Arrangement> = {
  scattered: {
    people: groups,
    guest: 0,
    enter: 'C-160 0-150 50-112 46S-56-14 ',
    leave: 'C50-14 120 0 ',
    lamps: [[-12, -14]],
    glow: 170,
  },
  rows: {
    people: [20, 33, 57, 59].flatMap((angle, row) => {
      const seats = 6 + 2 * row;
      const step = (180 - 2 * angle) / (seats - 1);
      return pointsAround([0, -190], 130 + 60 * row, seats, angle, step);
    }),
    guest: 19,
    enter: 'C-165 0-160 34-135 52S-60 100 ',
    leave: 'C25 10 110 0 ',
    lamps: [[0, -200]],
    glow: 290,
  },
  circles: {
    people: tables.flatMap((table, index) => pointsAround(table, 43, 6, 11 * index)),
    guest: 28,
    enter: 'H-100C-50 0-20 10 ',
    leave: 'C0 10 50 0 100 0H',
    lamps: tables,
    glow: 62,
  },
};

const lamp = { '0%': `${palette.glow}80`, '100%': `${palette.glow}00` };
const stage = { '0%': palette.brightest, '50%': palette.halo, '100%': palette.glow };

const wall = (x: number, open: boolean) => (open ? `M${x}-200V-26M${x} 26V200` : `M${x}-200V200`);

/** A room of the event from above, with a guest's “thread”. The number of people means nothing. */
export function EventRoom(props: EventRoomProps) {
  const { accent, kind = 'scattered', last = false, alt } = props;
  const { shade, deep } = accents[accent];
  const id = useId();
  const { people, guest, enter, leave, lamps, glow } = arrangements[kind];
  const [x, y] = people[guest] ?? [0, 0];
  const others = people.filter((_, person) => person !== guest);

  return (
    <Frame className="directional" alt={alt} viewBox="-200 -200 400 400">
      <defs>
        <Light id={`${id}g`} cx={0} cy={0} r={glow} stops={lamp} />
        <Light id={`${id}s`} cx={0} cy={-200} r={70} stops={stage} />
        <path
          id={id}
          d={others.map((person) => `M${person.join(' ')}h0`).join('')}
          strokeLinecap="round"
          strokeWidth="13"
        />
      </defs>
      <g className="cobogo-room" fill="none">
        <path d="M-200-200h400v400h-400z" fill={shade} />
        {lamps.map(([cx, cy]) => (
          <g key={`${cx} ${cy}`} transform={`translate(${cx} ${cy})`}>
            <circle r={glow} fill={`url(#${id}g)`} />
            {kind === 'circles' && <circle r="16" fill={palette.halo} />}
          </g>
        ))}
        {kind === 'rows' && <circle cy="-200" r="70" fill={`url(#${id}s)`} />}
        <g stroke={paleWall.side} strokeWidth="8" strokeDasharray="10 6">
          <path
            d={`M-200-196h400M-200 196h400${wall(-196, true)}${last ? wall(196, false) : ''}`}
          />
          {!last && <path className="cobogo-room-exit" d={wall(196, true)} />}
        </g>
        <use href={`#${id}`} x="2" y="3" stroke={deep} />
        <use href={`#${id}`} stroke={palette.halo} />
        <g stroke={palette.glow} strokeWidth="2.5">
          <path pathLength="1" d={`M-200 0${enter}${x} ${y}${last ? '' : `${leave}200 0`}`} />
          <circle cx={x} cy={y} r="13" fill={deep} />
        </g>
        <circle cx={x} cy={y} r="8" fill={palette.brightest} />
      </g>
    </Frame>
  );
}

/** Draws threads when their rooms come into view, one by one if the rooms are side by side. */
export const drawThreads: Movement = ({ animate, inView }, list) => {
  const threads = [...list.querySelectorAll<SVGElement>('[pathLength]')].filter(isUnseen);
  return threads.map((thread, index) => {
    thread.style.strokeDasharray = '1';
    thread.style.strokeDashoffset = '1';
    const delay = isPhone() ? 0 : index;
    const draw = () => {
      animate(thread, { strokeDashoffset: 0 }, { duration: 1, delay, ease: 'linear' });
    };
    // WebKit 2.50's IntersectionObserver finds no size for a `<path>`, so `inView` gets the `<svg>`.
    return inView(thread.closest('svg') ?? thread, draw, { amount: 0.4 });
  });
};
