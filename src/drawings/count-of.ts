const COUNT = /^\D*(\d{1,3}(?:[.,'’\s]\d{3})+|\d+)\D*$/;

/** Reads 500 in “500+”. Undefined for zero, no number, several, and one above `most`. */
export function countOf(value: string | number, most = Number.MAX_VALUE): number | undefined {
  const [, digits] = COUNT.exec(String(value)) ?? [];
  const count = Number(digits?.replace(/\D/g, ''));
  return count && count <= most ? count : undefined;
}

/** Whether a figure means “or more”, for example “500+”. */
export const hasMore = (value: string | number): boolean => String(value).includes('+');
