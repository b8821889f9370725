import type { Content } from '../../src/site/content';
import type { Resources } from '../../src/site/resources';
import { namespacesOf } from '../copy/read-content';

/** All copy of a language. */
export async function readAllCopy({ locale, readCopy }: Content): Promise<Resources> {
  const copy = namespacesOf(locale).map(
    async (namespace) => [namespace, await readCopy(locale.tag, namespace)] as const,
  );
  return Object.fromEntries(await Promise.all(copy)) as unknown as Resources;
}
