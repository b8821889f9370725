interface LetteringProps {
  x: number;
  y: number;
  /** Font size in units of the `viewBox`. */
  size: number;
  fill: string;
  middle?: boolean;
  children: string;
}

/** A line of text. drawings.css sets SVG text to 16 px, and a transform scales it to `size`. */
export function Lettering({ x, y, size, fill, middle = false, children }: LetteringProps) {
  return (
    <text
      transform={`translate(${x} ${y}) scale(${size / 16})`}
      textAnchor={middle ? 'middle' : undefined}
      fill={fill}
    >
      {children}
    </text>
  );
}
