/** A single number, with or without separators of thousands. */
const COUNT = /^\D*(\d{1,3}(?:[.,'’\s]\d{3})+|\d+)\D*$/;

/**
 * The number in a figure: 500 for “500+”, 1200 for “1.200”. Undefined if there is none, if it is
 * zero, or if there is more than one.
 */
export function countOf(value: string | number): number | undefined {
  const [, digits] = COUNT.exec(String(value)) ?? [];
  return Number(digits?.replace(/\D/g, '')) || undefined;
}

/** The same, but undefined above `most`, the highest count that a picture can show. */
export function drawable(value: string | number, most: number): number | undefined {
  const count = countOf(value) ?? 0;
  return count > 0 && count <= most ? count : undefined;
}

/** Whether a figure means “or more”: “500+”. */
export const hasMore = (value: string | number): boolean => String(value).includes('+');
