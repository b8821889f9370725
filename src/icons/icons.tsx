import type { ReactNode } from 'react';

interface IconProps {
  /** Side in pixels. */
  size?: number;
}

/**
 * An icon: 24×24, one stroke of 1.75 in the colour of the text, round ends.
 *
 * Always hidden from assistive technology: the text is beside the icon or in the control's label.
 * Only `currentColor`, so that print and forced colours need no rule. One that points somewhere is
 * `directional`: CSS mirrors it on right-to-left pages.
 */
const icon =
  (drawing: ReactNode, className?: 'directional') =>
  ({ size = 24 }: IconProps) => (
    <svg
      aria-hidden="true"
      className={className}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {drawing}
    </svg>
  );

/** Opens the mobile menu. */
export const MenuIcon = icon(<path d="M4 7h16M4 12h16M4 17h10" />, 'directional');

/** Other languages: a globe. */
export const LanguageIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M3 12h18M12 3a13 13 0 0 1 0 18 13 13 0 0 1 0-18z" />
  </>,
);

/** Closes a drawer or a toast. */
export const CloseIcon = icon(<path d="M6 6l12 12M18 6 6 18" />);

/** An arrow forward; mirrored on right-to-left pages. */
export const ArrowIcon = icon(<path d="M4 12h16M13.5 5.5 20 12l-6.5 6.5" />, 'directional');

/** A tick: included, done, sent. */
export const CheckIcon = icon(<path d="M4.5 12.5l5 5 10-11" />);

/** One star of five, filled. */
export const StarIcon = icon(
  <path
    fill="currentColor"
    strokeWidth="1"
    d="M12 3.1L14.6 9.2L21.1 9.7L16.1 14L17.6 20.5L12 17L6.4 20.5L7.9 14L2.9 9.7L9.4 9.2z"
  />,
);

/** A speech bubble. Not the logo of any service. */
export const ChatIcon = icon(<path d="M4 20v-8a8 8 0 1 1 8 8zM8.5 10.5h7M8.5 14h4" />);

/** Opening hours. */
export const ClockIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 6.5V12l3.5 2.5" />
  </>,
);

/** Try again. */
export const RetryIcon = icon(<path d="M20 12a8 8 0 1 1-2.6-5.9L20 8.5M20 3.5v5h-5" />);

/** Something is wrong with a field. */
export const AlertIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7v5.5M12 16.25v.1" />
  </>,
);

/** Opens a list of options. */
export const ChevronIcon = icon(<path d="m6 9 6 6 6-6" />);
