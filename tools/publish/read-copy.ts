import type { Content, Namespace } from '../../src/i18n/content';
import { copyOf, createI18n, loadCopy } from '../../src/i18n/i18n';
import type { Resources } from '../../src/i18n/resources';

/** Returns a reader of one language's copy, with the owner's facts filled in as on pages. */
export function copyReader(content: Content) {
  const i18n = createI18n(content);
  return async <Name extends Namespace>(name: Name): Promise<Resources[Name]> => {
    await loadCopy(i18n, name);
    return copyOf(i18n, name);
  };
}

/** The reader that `copyReader` returns. */
export type ReadCopy = ReturnType<typeof copyReader>;
