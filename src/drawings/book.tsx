import { type Accent, palette, paleWall } from '../theme/colors.ts';
import { Frame, Pierced } from './kit.tsx';
import { arch, cellsOf, rectangle } from './modules.ts';
import { wallOf } from './walls.ts';

interface BookProps {
  lines: readonly string[];
  accent: Accent;
  alt?: string;
}

export const WINDOWS = cellsOf(12, 3)
  .map(({ x, y }) => arch(x, y))
  .join('');
/** The brightest window, which stands for the reader's own chapter. */
export const YOURS = arch(100, 200);

/** The book “Elas Venceram”, closed. The longest line of its title sets the size of the letters. */
export function Book({ lines, accent, alt }: BookProps) {
  const { solid, side, light } = wallOf('arches', accent);
  const longest = Math.max(...lines.map((line) => line.length), 1);
  const size = Math.min(46, Math.round(420 / longest));

  return (
    <Frame alt={alt} viewBox="-200 0 400 560">
      <g className="directional">
        <path d="M-152 524h292l52 14-26 10h-274z" fill={palette.night} fillOpacity=".16" />
        <path d="M112 24h22v500h-22z" fill={side} />
        <path d="M112 29h18v491h-18z" fill={palette.sun} />
        <path d="M117 29v491M122 29v491M127 29v491" stroke={paleWall.side} strokeOpacity=".6" />
        <path d="M-176 24h288a4 4 0 0 1 4 4v492a4 4 0 0 1-4 4h-288z" fill={solid} />
        <g transform="translate(-147 150)scale(.85)">
          <Pierced
            wall={{ solid, side }}
            holes={WINDOWS}
            light={{ stops: light.stops, x1: 39, y1: 408, x2: 279, y2: 8 }}
            face={rectangle(-2, -2, 304, 404)}
          >
            <path d={YOURS} fill={palette.brightest} />
          </Pierced>
        </g>
        <path d={rectangle(-176, 24, 18, 500)} fill={side} fillOpacity=".55" />
        <path d={rectangle(-158, 24, 3, 500)} fill={palette.brightest} fillOpacity=".12" />
      </g>
      <g className="cobogo-cover" fill={palette.inkOnDark}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines never change places
          <text key={index} y={80 + index * size} style={{ fontSize: size }}>
            {line}
          </text>
        ))}
      </g>
    </Frame>
  );
}
