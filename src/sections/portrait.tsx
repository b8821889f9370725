import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { portrait } from '../content/photos.ts';
import { site } from '../content/site.ts';
import { initials } from '../drawings/initials.ts';
import { Frame, Light, Pierced, scaleLight } from '../drawings/kit.tsx';
import { rectangle } from '../drawings/modules.ts';
import { Photo } from '../drawings/photo.tsx';
import { dawnWall, openingsOf } from '../drawings/walls.ts';
import { palette } from '../theme/colors.ts';

interface PortraitProps {
  /** `sizes` of the photograph, which is 58 % as wide as the drawing. */
  sizes: string;
  eager?: boolean;
}

const FACE = rectangle(-100, -100, 700, 800);
const NICHE = 'M112 588v-338a138 138 0 0 1 276 0v338z';
/** The light in the niche. Its outline is `NICHE`, displaced by `DEPTH`. */
const LIGHT = 'M103 580v-338a138 138 0 0 1 276 0v338z';
/** The outline of `NICHE` enlarged by 1 unit, so that no gap shows at the wall's edge. */
const DEEP = 'M111 589v-339a139 139 0 0 1 278 0v339z';

const leaves = openingsOf(dawnWall, 5, 6)
  .filter(({ column, row }) => row === 0 || column === 0 || column === 4)
  .map(({ hole }) => hole)
  .join('');

/** The owner's photograph or, without one, her initials, in an arch of a wall. */
export function Portrait(props: PortraitProps) {
  const { t } = useTranslation();
  const id = useId();
  const light = `url(#${id})`;
  const alt = t(($) => (portrait ? $.portrait.photo : $.portrait.initials));

  return (
    <div className="cobogo-niche">
      {/* SVG's `<image>` can't load lazily, and WebKit misplaces what is inside
          `<foreignObject>` (its bug 23113, April 2024). */}
      {portrait && <Photo photo={portrait} alt={alt} {...props} />}
      <Frame alt={portrait ? undefined : alt} viewBox="0 0 500 600">
        <Light id={id} {...scaleLight(dawnWall.light, 500, 600)} />
        <path d={DEEP + LIGHT} fillRule="evenodd" fill={dawnWall.side} />
        {!portrait && (
          <>
            <path d={LIGHT} fill={light} stroke={light} />
            <text x={246} y={452} textAnchor="middle" fill={palette.ink} style={{ fontSize: 128 }}>
              {initials(site.name)}
            </text>
          </>
        )}
        <Pierced wall={dawnWall} holes={leaves} light={light} face={FACE + NICHE} />
      </Frame>
    </div>
  );
}
