import { palette, paleWall } from '../theme/colors.ts';
import { dawn, Frame, type LightSource, Pierced } from './kit.tsx';
import { arch, CELL, lowerRight, upperLeft } from './modules.ts';

/* The drawings of two themes of talks. They show words from the copy, and no numbers. */

/** `Renewal` needs three labels, `Agreement` two. With other numbers, nothing is rendered. */
type ThemeProps = { labels: readonly string[] };

const suns: LightSource[] = [
  { cx: 50, cy: 42, r: 168, stops: dawn },
  { cx: 50, cy: 106, r: 70, stops: dawn },
  { cx: 50, cy: 80, r: 160, stops: dawn },
];

/** Three windows, labelled with what to keep, what to end and what to begin. */
export function Renewal({ labels }: ThemeProps) {
  if (labels.length !== suns.length) return null;
  return (
    <div aria-hidden="true" className="cobogo-renewal">
      {suns.map((light, index) => (
        <p key={labels[index]}>
          <Frame viewBox={`0 0 ${CELL} ${CELL}`}>
            <Pierced wall={paleWall} holes={arch(0, 0, 10)} light={light} />
          </Frame>
          {labels[index]}
        </p>
      ))}
    </div>
  );
}

/** For each pair of triangles, the length of their sides, and their light. */
const agreements = [
  { side: 56, stops: { '20%': palette.twilight, '50%': palette.ember, '80%': palette.flame } },
  { side: 68, stops: { '20%': palette.ember, '50%': palette.flame, '80%': palette.glow } },
  { side: 78, stops: { '20%': palette.flame, '50%': palette.glow, '80%': palette.sun } },
];

/** Two labelled triangles, drawn three times, closer each time, until they almost touch. */
export function Agreement({ labels }: ThemeProps) {
  const [upper, lower, ...others] = labels;
  if (!upper || !lower || others.length) return null;
  return (
    <div aria-hidden="true" className="cobogo-agreement">
      <p>{upper}</p>
      <div>
        {agreements.map(({ side, stops }) => (
          <Frame key={side} className="directional" viewBox={`0 0 ${CELL} ${CELL}`}>
            <Pierced
              wall={paleWall}
              holes={upperLeft(8, 8, side) + lowerRight(92, 92, side)}
              light={{ x2: CELL, y2: CELL, stops }}
              depth={0.6}
            />
          </Frame>
        ))}
      </div>
      <p>{lower}</p>
    </div>
  );
}
