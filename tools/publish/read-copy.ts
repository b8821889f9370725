import type { Content, Namespace } from '../../src/i18n/content';
import type { Resources } from '../../src/i18n/copy.gen';
import { createI18n, loadCopy } from '../../src/i18n/i18n';
import { type Copy, copyOf } from '../../src/i18n/use-copy';

type CopyOf<Name extends Namespace> = Copy<Resources[Name]>;

/** Reads the copy of one language with the owner's facts filled in, as pages get it. */
export function copyReader(content: Content) {
  const i18n = createI18n(content);
  return async <Name extends Namespace>(name: Name): Promise<CopyOf<Name>> => {
    await loadCopy(i18n, name);
    return copyOf(i18n, name);
  };
}

/** What `copyReader` makes. */
export type ReadCopy = ReturnType<typeof copyReader>;
