import type { SVGProps } from 'react';

/** An icon of one line, whose path data is in units of a square of 24 by 24. */
const icon =
  (path: string, attributes?: SVGProps<SVGSVGElement>) =>
  ({ size = 24 }: { size?: number }) => (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...attributes}
    >
      <path d={path} />
    </svg>
  );

const directional = { className: 'directional' };
const RING = 'M3 12a9 9 0 0 1 18 0 9 9 0 0 1-18 0z';

export const MenuIcon = icon('M4 7h16M4 12h16M4 17h10', directional);

export const LanguageIcon = icon(`${RING}M3 12h18M12 3a13 13 0 0 1 0 18 13 13 0 0 1 0-18z`);

export const CloseIcon = icon('M6 6l12 12M18 6 6 18');

export const ArrowIcon = icon('M4 12h16M13.5 5.5 20 12l-6.5 6.5', directional);

export const CheckIcon = icon('M4.5 12.5l5 5 10-11');

export const StarIcon = icon(
  'M12 3.1L14.6 9.2L21.1 9.7L16.1 14L17.6 20.5L12 17L6.4 20.5L7.9 14L2.9 9.7L9.4 9.2z',
  { fill: 'currentColor', strokeWidth: 1 },
);

export const ChatIcon = icon('M4 20v-8a8 8 0 1 1 8 8zM8.5 10.5h7M8.5 14h4');

export const ClockIcon = icon(`${RING}M12 6.5V12l3.5 2.5`);

export const RetryIcon = icon('M20 12a8 8 0 1 1-2.6-5.9L20 8.5M20 3.5v5h-5');

export const AlertIcon = icon(`${RING}M12 7v5.5M12 16.25v.1`);

export const ChevronIcon = icon('m6 9 6 6 6-6');
