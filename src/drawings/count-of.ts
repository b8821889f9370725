const COUNT = /^\D*(\d{1,3}(?:[.,'’\s]\d{3})+|\d+)\D*$/;

/** Returns 500 for “500+”. Returns undefined for zero, for no number and for several numbers. */
export function countOf(value: string | number): number | undefined {
  const [, digits] = COUNT.exec(String(value)) ?? [];
  return Number(digits?.replace(/\D/g, '')) || undefined;
}

/** Like `countOf`, but returns undefined also for numbers above `most`. */
export function countUpTo(value: string | number, most: number): number | undefined {
  const count = countOf(value);
  return count && count <= most ? count : undefined;
}

/** Whether a figure means “or more”, for example “500+”. */
export const hasMore = (value: string | number): boolean => String(value).includes('+');
