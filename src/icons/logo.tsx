import { Frame, useArtId } from '../drawings/kit/frame';
import { CELL, leaf } from '../drawings/kit/modules';
import { palette } from '../theme/colors';

export interface LogoProps {
  /** Alternative text. Not needed beside the written name. */
  title?: string | undefined;
  className?: string | undefined;
  /** Side in pixels, 24 or more. */
  size?: number;
}

/** A block with the site's signature corners (docs/look.md), to scale. */
const BLOCK =
  'M16 0h168a16 16 0 0 1 16 16v128a56 56 0 0 1-56 56h-88a56 56 0 0 1-56-56v-128a16 16 0 0 1 16-16z';

/**
 * The logo: a cobogó block with a ring of four leaves around a star.
 *
 * The block is `currentColor`, so it matches the text beside it on every surface and in print. It
 * has no thickness, which would blur at this size.
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
          <stop stopColor={palette.amber200} />
          <stop offset=".45" stopColor={palette.amber400} />
          <stop offset="1" stopColor={palette.orange500} />
        </radialGradient>
      </defs>
      <path d={BLOCK} fill="currentColor" />
      <path d={ring} fill={`url(#${id})`} transform="translate(15 15)scale(.85)" />
    </Frame>
  );
}
