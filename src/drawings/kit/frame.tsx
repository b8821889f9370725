import type { SVGProps } from 'react';

interface FrameProps extends Omit<SVGProps<SVGSVGElement>, 'ref'> {
  /** Alternative text. Without it, screen readers skip the drawing. */
  alt?: string;
}

/** A drawing's `<svg>`. With the class `directional`, CSS mirrors it on right-to-left pages. */
export function Frame({ alt, ...attributes }: FrameProps) {
  if (alt) return <svg role="img" aria-label={alt} {...attributes} />;
  return <svg aria-hidden="true" {...attributes} />;
}
