import { palette } from '../theme/colors';
import { Frame, useArtId } from '../wall/frame';
import { CELL, leaf } from '../wall/modules';

export interface LogoProps {
  /** Alternative text. Absent beside the written name, which already says it. */
  title?: string | undefined;
  className?: string | undefined;
  /** Side in pixels; drawn to hold from 24 up. */
  size?: number;
}

/** A block with the site's signature corners: 4 above, 18 below, to scale. */
const BLOCK =
  'M16 0h168a16 16 0 0 1 16 16v128a56 56 0 0 1-56 56h-88a56 56 0 0 1-56-56v-128a16 16 0 0 1 16-16z';

/**
 * The brand's mark: one block of cobogó. Its four leaves make a ring, and the wall left standing
 * between them makes a star.
 *
 * The block is `currentColor`, so the mark follows the text beside it on light, dark and print;
 * only the light has a colour of its own. No thickness: at 32px it would be half a pixel of mud.
 */
export function Logo({ title, className, size = 36 }: LogoProps) {
  const id = useArtId();
  const ring =
    leaf(0, 0, { inset: 6 }) +
    leaf(CELL, 0, { inset: 6, flip: true }) +
    leaf(0, CELL, { inset: 6, flip: true }) +
    leaf(CELL, CELL, { inset: 6 });

  return (
    <Frame title={title} className={className} viewBox="0 0 200 200" width={size} height={size}>
      <defs>
        <radialGradient id={id} gradientUnits="userSpaceOnUse" cx="140" cy="150" r="180">
          <stop stopColor={palette.aurora} />
          <stop offset=".45" stopColor={palette.manga} />
          <stop offset="1" stopColor={palette.brasa} />
        </radialGradient>
      </defs>
      <path d={BLOCK} fill="currentColor" />
      <path d={ring} fill={`url(#${id})`} transform="translate(15 15)scale(.85)" />
    </Frame>
  );
}
