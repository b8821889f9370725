import { avatarColors } from '../theme/colors.ts';
import { initials } from './initials.ts';
import { arch, circle, leaf, triangle } from './modules.ts';
import { Photo } from './photo.tsx';

interface AvatarProps {
  author: string;
  /** The author's place in the list of testimonials. */
  index: number;
  photo?: Photo;
  sizes: string;
}

const modules = [leaf, arch, circle, triangle];

export const AVATAR_MODULE_OPACITY = 0.16;

/** A photograph or, without one, initials on one of twelve drawings. Screen readers skip both. */
export function Avatar({ author, index, photo, sizes }: AvatarProps) {
  if (photo) return <Photo photo={photo} sizes={sizes} className="cobogo-avatar" alt="" />;
  const [ground, ink] = avatarColors[index % 6] ?? avatarColors[0];
  const shape = modules[Math.floor(index / 3) % modules.length]?.(0, 0);
  const isMirrored = index % 2 !== 0;

  return (
    <svg aria-hidden="true" className="cobogo-avatar" viewBox="0 0 100 100">
      <rect width="100" height="100" rx="14" fill={ground} />
      <path
        d={shape}
        transform={isMirrored ? 'matrix(-1 0 0 1 100 0)' : undefined}
        fill={ink}
        fillOpacity={AVATAR_MODULE_OPACITY}
      />
      <text x={50} y={62} textAnchor="middle" fill={ink} style={{ fontSize: 36 }}>
        {initials(author)}
      </text>
    </svg>
  );
}
