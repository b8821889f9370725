import type { SVGProps } from 'react';

interface FrameProps extends Omit<SVGProps<SVGSVGElement>, 'ref'> {
  /** Alternative text. Without a title, screen readers skip the drawing. */
  title?: string;
}

/** A drawing's `<svg>`. With the class `directional`, CSS mirrors it on right-to-left pages. */
export function Frame({ title, ...attributes }: FrameProps) {
  if (title) return <svg role="img" aria-label={title} {...attributes} />;
  return <svg aria-hidden="true" {...attributes} />;
}
