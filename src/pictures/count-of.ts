/** Digits in one run, or in groups of three as languages separate thousands. */
const COUNT = /^\D*(\d{1,3}(?:[.,'’\s]\d{3})+|\d+)\D*$/;

/**
 * How many a figure counts: 500 for “500+”, 1200 for “1.200”. Undefined where no picture can count
 * it: no digits, none to draw, or more than one number.
 */
export function countOf(value: string | number): number | undefined {
  const [, digits] = COUNT.exec(String(value)) ?? [];
  return Number(digits?.replace(/\D/g, '')) || undefined;
}

/** The same, where there are few enough for a picture. */
export function drawable(value: string | number, most: number): number | undefined {
  const count = countOf(value) ?? 0;
  return count > 0 && count <= most ? count : undefined;
}

/** Whether a figure says that there are more than it counts: “500+”. */
export const hasMore = (value: string | number): boolean => String(value).includes('+');
