import { avatarColors } from '../theme/colors.ts';
import { arch, circle, leaf, triangle } from './modules.ts';
import { Photo } from './photo.tsx';

interface AvatarProps {
  initials: string;
  /** The author's place in the list of testimonials. */
  index: number;
  photo?: Photo;
  sizes: string;
  className?: string;
}

export const AVATAR_MODULE_OPACITY = 0.16;

/**
 * A photograph or, without one, initials on one of twelve drawings, which `index` chooses. Screen
 * readers skip both.
 */
export function Avatar({ initials, index, photo, sizes, className }: AvatarProps) {
  const name = `cobogo-avatar ${className ?? ''}`;
  if (photo) return <Photo photo={photo} sizes={sizes} className={name} alt="" />;
  const [ground, ink] = avatarColors[index % 6] ?? avatarColors[0];
  const flip = index % 2 !== 0;
  const modules = [leaf(0, 0, { flip }), arch(0, 0), circle(0, 0), triangle(0, 0, flip)];

  return (
    <svg aria-hidden="true" className={name} width={100} height={100} viewBox="0 0 100 100">
      <rect width="100" height="100" rx="14" fill={ground} />
      <path d={modules[Math.floor(index / 3) % 4]} fill={ink} fillOpacity={AVATAR_MODULE_OPACITY} />
      <text x={50} y={62} textAnchor="middle" fill={ink} style={{ fontSize: 36 }}>
        {initials}
      </text>
    </svg>
  );
}
