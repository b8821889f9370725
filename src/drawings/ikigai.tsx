import { useId } from 'react';
import { type Accent, accents, palette, paleWall } from '../theme/colors.ts';
import { Frame, Pierced } from './kit.tsx';

interface IkigaiProps {
  /** Four labels (top, start, end, bottom) or none. With other numbers, nothing is rendered. */
  labels?: readonly string[];
  accent?: Accent;
  /** Alternative text. It must name the labels, because they are hidden from screen readers. */
  alt?: string;
}

const R = 'a100 100 0 0 1 ';
const OUTLINE = `M-98-98${R}196 0${R}0 196${R}-196 0${R}0-196z`;
const CORE = `M-18-18${R}36 0${R}0 36${R}-36 0${R}0-36z`;
const BARS =
  'M-98-98a100 100 0 1 0 196 0a100 100 0 1 0 0 196M-98-98a100 100 0 1 1 0 196a100 100 0 1 1 196 0';

/** The light is dark where the labels are, because the labels are pale. */
const dawn = {
  '0%': palette.sun,
  '16%': palette.halo,
  '27%': palette.glow,
  '38%': palette.flame,
  '50%': palette.ember,
  '100%': palette.twilight,
};

/** Ikigai: four overlapping circles with a label each, which are brightest where all overlap. */
export function Ikigai({ labels = [], accent, alt }: IkigaiProps) {
  const id = useId();
  if (labels.length !== 0 && labels.length !== 4) return null;
  const colors = accent && accents[accent];
  const wall = colors ?? paleWall;
  const stops = colors
    ? { '0%': palette.sun, '30%': palette.halo, '60%': colors.near, '100%': colors.far }
    : dawn;
  return (
    <div className="cobogo-ikigai">
      <Frame alt={alt} viewBox="-192 -192 384 384">
        <defs>
          <path id={id} d={BARS} fill="none" strokeWidth="7" />
        </defs>
        <Pierced wall={wall} holes={OUTLINE} light={{ cx: 0, cy: 0, r: 180, stops }}>
          <path d={CORE} transform="translate(9 8)" fill={palette.brightest} />
          <use href={`#${id}`} x="4" y="4" stroke={wall.side} />
        </Pierced>
        <use href={`#${id}`} stroke={wall.solid} />
      </Frame>
      {labels.map((label) => (
        <p key={label} aria-hidden="true">
          {label}
        </p>
      ))}
    </div>
  );
}
