interface LetteringProps {
  x: number;
  y: number;
  /** In drawing units. */
  size: number;
  fill: string;
  middle?: boolean;
  children: string;
}

/**
 * A line of text. Its size is a transform, because drawings.css overrides `font-size`. The
 * attributes repeat that rule for drawings outside a page.
 */
export function Lettering({ x, y, size, fill, middle = false, children }: LetteringProps) {
  return (
    <text
      transform={`translate(${x} ${y}) scale(${size / 16})`}
      textAnchor={middle ? 'middle' : undefined}
      fontFamily="heading, serif"
      fontSize="16"
      fontWeight="600"
      fill={fill}
    >
      {children}
    </text>
  );
}
