import { useContext } from 'react';
import { palette } from '../theme/colors';
import { arts } from './arts';
import { Frame, useArtId } from './kit/frame';
import { Mirrored } from './kit/mirrored';
import { block, CELL, DEPTH, leaf, leafLight } from './kit/modules';

export interface JourneyStageProps {
  /** How many meetings come before this stage, in it, and in all stages together. */
  before: number;
  count: number;
  total: number;
}

/**
 * One stage's part of the wall of all meetings: a leaf per meeting, with its number below. The
 * first meeting's leaf is a slit, the last one's is wide open. Side by side, with widths in
 * proportion to their meetings, the parts form one wall with one gradient.
 */
export function JourneyStage({ before, count, total }: JourneyStageProps) {
  const id = useArtId();
  const mirrored = useContext(Mirrored);
  const { body, side } = arts.renovare;
  const width = count * CELL;
  const meetings = Array.from({ length: count }, (_, index) => before + index);
  const leaves = meetings.map((meeting, index) => {
    const open = total > 1 ? meeting / (total - 1) : 1;
    return { hole: leaf(index * CELL, 0, { open }), light: leafLight(index * CELL, 0, { open }) };
  });
  const holes = leaves.map(({ hole }) => hole).join('');

  return (
    <div
      aria-hidden="true"
      className="cobogo-stage"
      data-first={before === 0 || undefined}
      data-last={before + count === total || undefined}
    >
      <Frame viewBox={`0 0 ${width} ${CELL}`}>
        <defs>
          <linearGradient
            id={id}
            gradientUnits="userSpaceOnUse"
            x1={-before * CELL}
            x2={(total - before) * CELL}
          >
            <stop stopColor={palette.green400} />
            <stop offset=".35" stopColor={palette.green200} />
            <stop offset=".75" stopColor={palette.amber200} />
            <stop offset="1" stopColor={palette.amber50} />
          </linearGradient>
        </defs>
        <g transform={mirrored ? `matrix(-1 0 0 1 ${width} 0)` : undefined}>
          <path d={holes} fill={side} stroke={side} strokeWidth="2" />
          <g
            className="cobogo-stage-light"
            transform={`translate(${DEPTH.x} ${DEPTH.y})`}
            fill={`url(#${id})`}
          >
            {leaves.map(({ light }) => (
              <path key={light} d={light} />
            ))}
          </g>
          <path d={block(0, 0, width, CELL) + holes} fillRule="evenodd" fill={body} />
        </g>
      </Frame>
      <div>
        {meetings.map((meeting) => (
          <span key={meeting}>{meeting + 1}</span>
        ))}
      </div>
    </div>
  );
}
