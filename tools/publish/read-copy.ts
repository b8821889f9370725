import type { Content, Namespace } from '../../src/i18n/content';
import type { Resources } from '../../src/i18n/copy.gen';
import { createI18n, loadCopy } from '../../src/i18n/i18n';
import type { Copy } from '../../src/i18n/use-copy';

type CopyOf<Name extends Namespace> = Copy<Resources[Name]>;

/** Reads the copy of one language with the owner's facts filled in, as pages get it. */
export function copyReader(content: Content) {
  const i18n = createI18n(content);
  const { tag } = content.locale;
  return async <Name extends Namespace>(name: Name): Promise<CopyOf<Name>> => {
    await loadCopy(i18n, content, name);
    const t = i18n.getFixedT(tag, name) as unknown as (key: string, options: object) => unknown;
    const blocks = Object.keys(i18n.getResourceBundle(tag, name));
    const read = (key: string) => [key, t(key, { returnObjects: true })];
    return Object.fromEntries(blocks.map(read)) as CopyOf<Name>;
  };
}

/** What `copyReader` makes. */
export type ReadCopy = ReturnType<typeof copyReader>;
