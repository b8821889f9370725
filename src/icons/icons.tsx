import type { ReactNode } from 'react';

interface IconProps {
  /** Side in pixels. */
  size?: number;
}

interface GlyphProps extends IconProps {
  children: ReactNode;
  /** The glyph points somewhere, so it is mirrored on right-to-left pages. */
  directional?: boolean;
}

/**
 * The frame of every icon: 24×24, one stroke of 1.75 in the colour of the text, round ends.
 *
 * Always hidden from assistive technology: the text is beside the icon or in the control's label.
 * Only `currentColor`, so that print and forced colours need no rule.
 */
function Glyph({ size = 24, directional, children }: GlyphProps) {
  return (
    <svg
      aria-hidden="true"
      className={directional ? 'directional' : undefined}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

/** Opens the mobile menu. */
export function MenuIcon(props: IconProps) {
  return (
    <Glyph {...props} directional>
      <path d="M4 7h16M4 12h16M4 17h10" />
    </Glyph>
  );
}

/** Other languages: a globe. */
export function LanguageIcon(props: IconProps) {
  return (
    <Glyph {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M3 12h18M12 3a13 13 0 0 1 0 18 13 13 0 0 1 0-18z" />
    </Glyph>
  );
}

/** Closes a drawer or a toast. */
export function CloseIcon(props: IconProps) {
  return (
    <Glyph {...props}>
      <path d="M6 6l12 12M18 6 6 18" />
    </Glyph>
  );
}

/** An arrow forward; mirrored on right-to-left pages. */
export function ArrowIcon(props: IconProps) {
  return (
    <Glyph {...props} directional>
      <path d="M4 12h16M13.5 5.5 20 12l-6.5 6.5" />
    </Glyph>
  );
}

/** A tick: included, done, sent. */
export function CheckIcon(props: IconProps) {
  return (
    <Glyph {...props}>
      <path d="M4.5 12.5l5 5 10-11" />
    </Glyph>
  );
}

/** One star of five, filled. */
export function StarIcon(props: IconProps) {
  return (
    <Glyph {...props}>
      <path
        fill="currentColor"
        strokeWidth="1"
        d="M12 3.1L14.6 9.2L21.1 9.7L16.1 14L17.6 20.5L12 17L6.4 20.5L7.9 14L2.9 9.7L9.4 9.2z"
      />
    </Glyph>
  );
}

/** A speech bubble. Not the logo of any service. */
export function ChatIcon(props: IconProps) {
  return (
    <Glyph {...props}>
      <path d="M4 20v-8a8 8 0 1 1 8 8z" />
      <path d="M8.5 10.5h7M8.5 14h4" />
    </Glyph>
  );
}

/** Opening hours. */
export function ClockIcon(props: IconProps) {
  return (
    <Glyph {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 6.5V12l3.5 2.5" />
    </Glyph>
  );
}

/** Try again. */
export function RetryIcon(props: IconProps) {
  return (
    <Glyph {...props}>
      <path d="M20 12a8 8 0 1 1-2.6-5.9L20 8.5" />
      <path d="M20 3.5v5h-5" />
    </Glyph>
  );
}

/** Something is wrong with a field. */
export function AlertIcon(props: IconProps) {
  return (
    <Glyph {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7v5.5M12 16.25v.1" />
    </Glyph>
  );
}

/** Opens a list of options. */
export function ChevronIcon(props: IconProps) {
  return (
    <Glyph {...props}>
      <path d="m6 9 6 6 6-6" />
    </Glyph>
  );
}
