import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Namespace } from './content';
import type { Resources } from './resources';

/** Cache of `copyOf`, by bundle. */
const filled = new WeakMap<object, unknown>();

/** A loaded namespace, with the owner's facts filled in. */
export function copyOf<Name extends Namespace>(i18n: i18n, namespace: Name): Resources[Name] {
  const bundle: object = i18n.getResourceBundle(i18n.language, namespace);
  if (!filled.has(bundle)) {
    // The type of `t` accepts selectors, and no variable with a block's name.
    const t = i18n.getFixedT(i18n.language, namespace) as unknown as (
      block: string,
      options: object,
    ) => unknown;
    const blocks = Object.keys(bundle).map((block) => [block, t(block, { returnObjects: true })]);
    filled.set(bundle, Object.fromEntries(blocks));
  }
  return filled.get(bundle) as Resources[Name];
}

/**
 * A page's copy, whose blocks it passes to sections as props. A text with a variable of its own
 * (`{{count}}`) needs `useTranslation`.
 */
export function useCopy<Name extends Namespace>(namespace: Name): Resources[Name] {
  const { i18n } = useTranslation(namespace);
  return copyOf(i18n, namespace);
}
