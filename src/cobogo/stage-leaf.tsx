import { arts } from './arts';
import { Frame, useArtId } from './frame';
import { Light } from './light';
import { block, CELL, DEPTH, leaf } from './modules';

export interface StageLeafProps {
  /** The stage of the ten meetings: the leaf opens wider at each. */
  step: 1 | 2 | 3 | 4;
  /** Alternative text. Normally absent: the stage's heading says it. */
  title?: string | undefined;
  className?: string | undefined;
}

const OPENING = { 1: 0.2, 2: 0.46, 3: 0.73, 4: 1 } as const;

/** One leaf of Renovare's wall, opening from a slit at the first stage to full at the fourth. */
export function StageLeaf({ step, title, className }: StageLeafProps) {
  const id = useArtId();
  const { body, side, light } = arts.renovare;
  const hole = leaf(0, 0, { open: OPENING[step], inset: 12 });

  return (
    <Frame title={title} className={className} viewBox="0 0 100 100">
      <defs>
        <Light id={`${id}l`} source={light} width={CELL} height={CELL} />
      </defs>
      <path d={block(10, 10, 80, 80)} fill={`url(#${id}l)`} />
      <path
        d={block(18, 17, 82, 82) + hole}
        transform={`translate(${DEPTH.x} ${DEPTH.y})`}
        fillRule="evenodd"
        fill={side}
      />
      <path
        d={`M14 0h72a14 14 0 0 1 14 14v72a14 14 0 0 1-14 14h-72a14 14 0 0 1-14-14v-72a14 14 0 0 1 14-14z${hole}`}
        fillRule="evenodd"
        fill={body}
      />
    </Frame>
  );
}
