import type { Site } from './site-data.ts';

/** The absolute address of a path. */
export function publicAddress({ address }: Pick<Site, 'address'>, path: string): string {
  return new URL(path.replace(/^\//, ''), address).href;
}
