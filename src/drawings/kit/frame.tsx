import type { SVGProps } from 'react';

interface FrameProps extends Omit<SVGProps<SVGSVGElement>, 'ref'> {
  /** Alternative text. Without it the drawing is decoration, hidden from assistive technology. */
  title?: string | undefined;
}

/**
 * The `<svg>` of every drawing: either an image with a name or hidden decoration. With the class
 * `directional` CSS mirrors it on right-to-left pages.
 */
export function Frame({ title, ...attributes }: FrameProps) {
  if (title) return <svg role="img" aria-label={title} {...attributes} />;
  return <svg aria-hidden="true" {...attributes} />;
}
