import { useId } from 'react';
import { palette, paleWall } from '../theme/colors.ts';
import { countOf } from './count-of.ts';
import { day, Frame, Light, Pierced } from './kit.tsx';
import { CELL, disc, lens, pointsAround, triangle } from './modules.ts';

/* The drawings of the home page's benefits. Only `RisingAges` shows numbers: the owner's ages. */

const fill = { width: '100%', height: '100%' };

const glow = { '0%': palette.glow, '100%': `${palette.glow}00` };
const DOOR = 'M80 182v-112a46 46 0 0 1 92 0v112z';

/** An open door, for the benefit “Transformação Real”. */
export function OpenDoor() {
  const id = useId();
  return (
    <Frame {...fill} className="directional" viewBox="30 0 200 240">
      <Pierced wall={paleWall} holes={DOOR} light={{ cx: 120, cy: 173, r: 210, stops: day }} />
      <Light id={id} y1={182} x2={0} y2={24} stops={glow} />
      <path d={DOOR} transform="matrix(1 0 .85 -.36 -157 250)" fill={`url(#${id})`} />
    </Frame>
  );
}

/** Leaves that become larger, for the benefit “Crescimento Contínuo”. */
export function OpeningLeaves() {
  const leaves =
    lens(22, 220, 82, 160, 100) + lens(82, 160, 150, 92, 80) + lens(150, 92, 226, 16, 72);
  const light = { cx: 197, cy: 36, r: 283, stops: day };
  return (
    <Frame {...fill} className="directional" viewBox="0 0 240 240">
      <Pierced wall={paleWall} holes={leaves} light={light} depth={0.6} />
    </Frame>
  );
}

/** A staircase. Below it are the lowest and the highest age, if each is a single number. */
export function RisingAges({ from, to }: { from: string | number; to: string | number }) {
  const step = (column: number, row: number) => triangle(column * CELL, row * CELL);
  const areNumbers = countOf(from) && countOf(to);
  return (
    <div aria-hidden="true" className="cobogo-ages">
      <Frame className="directional" viewBox={`0 0 ${3 * CELL} ${3 * CELL}`}>
        <Pierced
          wall={paleWall}
          holes={step(0, 2) + step(1, 2) + step(1, 1) + step(2, 2) + step(2, 1) + step(2, 0)}
          light={{ cx: 270, cy: 60, r: 379, stops: day }}
        />
      </Frame>
      {areNumbers && <span>{from}</span>}
      {areNumbers && <span>{to}</span>}
    </div>
  );
}

/** Eight circles around one, for the benefit “Comunidade Inspiradora”. */
export function LitCircle() {
  const ring = pointsAround([120, 120], 84, 8, 22.5).map(([x, y]) => disc(x, y, 23));
  return (
    <Frame {...fill} viewBox="0 0 240 240">
      <Pierced
        wall={paleWall}
        holes={disc(120, 120, 36) + ring.join('')}
        light={{
          cx: 120,
          cy: 120,
          r: 112,
          stops: {
            '0%': palette.sun,
            '30%': palette.halo,
            '48%': palette.glow,
            '80%': palette.flame,
            '100%': palette.ember,
          },
        }}
        depth={0.7}
      />
    </Frame>
  );
}
