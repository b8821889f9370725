import type { z } from 'zod';

/** What the checker must know of the site. */
export interface Rules<Facts> {
  /** The folder of texts, facts and photographs. */
  dir: string;
  /** The folder of files that site.json may name. */
  publicDir: string;
  /** The names of the files that each language has, such as `home`. */
  names: string[];
  /** The schema of site.json. */
  schema: z.ZodType<Facts>;
  /** The markers that texts may have, such as `{{name}}` and `<email>…</email>`. */
  markersOf: (facts: Facts) => string[];
  /** The keys of lists that may be empty, because their pages show no heading then. */
  mayBeEmpty: string[];
  /** Names that only some items of a list have. */
  onlyInSome: string[];
}
