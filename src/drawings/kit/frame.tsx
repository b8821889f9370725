import type { ReactNode } from 'react';
import { useId } from 'react';

interface FrameProps {
  viewBox?: string | undefined;
  /** Alternative text. Without it the drawing is decoration, hidden from assistive technology. */
  title?: string | undefined;
  className?: string | undefined;
  preserveAspectRatio?: string | undefined;
  width?: number | string | undefined;
  height?: number | string | undefined;
  overflow?: 'visible';
  children: ReactNode;
}

/** The `<svg>` of every drawing: either an image with a name or hidden decoration. */
export function Frame({ title, children, ...attributes }: FrameProps) {
  return title ? (
    <svg role="img" aria-label={title} {...attributes}>
      {children}
    </svg>
  ) : (
    <svg aria-hidden="true" {...attributes}>
      {children}
    </svg>
  );
}

/**
 * An id that is the same on the server and in the browser and safe inside `url(#…)`.
 *
 * React's own id may hold `:` or `«»`, which a CSS url reference does not accept unescaped.
 */
export function useArtId(): string {
  return `c${useId().replace(/\W/g, '')}`;
}
