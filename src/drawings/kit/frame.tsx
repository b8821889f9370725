import type { SVGProps } from 'react';

interface FrameProps extends Omit<SVGProps<SVGSVGElement>, 'ref'> {
  /** Alternative text; without it, the drawing is decoration. */
  title?: string;
}

/** The `<svg>` of every drawing. On right-to-left pages, CSS mirrors a `directional` one. */
export function Frame({ title, ...attributes }: FrameProps) {
  if (title) return <svg role="img" aria-label={title} {...attributes} />;
  return <svg aria-hidden="true" {...attributes} />;
}
