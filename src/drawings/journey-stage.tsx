import { type Accent, accents, palette } from '../theme/colors.ts';
import { Frame, Pierced } from './kit.tsx';
import { CELL, cellsOf, leaf, leafLight } from './modules.ts';
import { isUnseen, type Movement } from './use-motion.ts';

interface JourneyStageProps {
  /** Number of meetings before this stage, in this stage, and in all stages. */
  before: number;
  count: number;
  total: number;
  joined: boolean;
  accent: Accent;
}

/** A stage of the mentoring: a wall with a leaf for each meeting. Later ones are wider. */
export function JourneyStage({ before, count, total, joined, accent }: JourneyStageProps) {
  const colors = accents[accent];
  const stops = { '0%': colors.far, '35%': colors.near, '75%': palette.halo, '100%': palette.sun };
  const cells = cellsOf(count).map(({ x, y, column }) => {
    const meeting = before + column;
    return { x, y, meeting, open: total > 1 ? meeting / (total - 1) : 1 };
  });

  return (
    <div
      aria-hidden="true"
      className="cobogo-stage"
      data-surface="solid"
      data-joined={joined || undefined}
      data-first={before === 0 || undefined}
      data-last={before + count === total || undefined}
    >
      <Frame className="directional" viewBox={`0 0 ${count * CELL} ${CELL}`}>
        <Pierced
          wall={colors}
          holes={cells.map(({ x, y, open }) => leaf(x, y, { open })).join('')}
          light={{ x1: -before * CELL, x2: (total - before) * CELL, stops }}
          lit={cells.map(({ x, y, meeting, open }) => (
            <path key={meeting} d={leafLight(x, y, { open })} />
          ))}
        />
      </Frame>
      <div>
        {cells.map(({ meeting }) => (
          <span key={meeting}>{meeting + 1}</span>
        ))}
      </div>
    </div>
  );
}

/** While the visitor scrolls, light slides into one leaf after the other. */
export const openLeaves: Movement = ({ animate, scroll }, list) => {
  const away = 'translate(-14px, -12px)';
  const leaves = [...list.querySelectorAll('.cobogo-stage g > path')];
  return leaves.flatMap((leaf, index) => {
    if (!isUnseen(leaf)) return [];
    const start = index / leaves.length / 2;
    const opening = animate(
      leaf,
      { opacity: [0.2, 0.2, 1, 1], transform: [away, away, 'none', 'none'] },
      { times: [0, start, start + 0.5, 1], ease: 'linear' },
    );
    // Scrolling is measured by the stage's position, because the leaf itself moves.
    const target = leaf.closest('.cobogo-stage') ?? list;
    return scroll(opening, { target, offset: ['start end', 'end 65%'] });
  });
};
