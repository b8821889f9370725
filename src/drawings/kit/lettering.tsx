interface LetteringProps {
  x: number;
  y: number;
  /** In drawing units. */
  size: number;
  fill: string;
  middle?: boolean;
  children: string;
}

/** A line of text. Its size is a transform, because drawings.css sets the font's to 16 px. */
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
