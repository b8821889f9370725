/** One number, with or without separators of thousands. */
const COUNT = /^\D*(\d{1,3}(?:[.,'’\s]\d{3})+|\d+)\D*$/;

/** 500 for “500+”. Undefined for zero, or without exactly one number. */
export function countOf(value: string | number): number | undefined {
  const [, digits] = COUNT.exec(String(value)) ?? [];
  return Number(digits?.replace(/\D/g, '')) || undefined;
}

/** The same, but undefined above `most`. */
export function drawable(value: string | number, most: number): number | undefined {
  const count = countOf(value) ?? 0;
  return count > 0 && count <= most ? count : undefined;
}

/** Whether a figure means “or more”: “500+”. */
export const hasMore = (value: string | number): boolean => String(value).includes('+');
