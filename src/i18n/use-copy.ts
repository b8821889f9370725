import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Namespace } from './content';
import type { Resources, SiteVariable } from './copy.gen';

/** The variables of a text that are not site variables. */
type OpenVariable<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Exclude<Name, SiteVariable> | OpenVariable<Rest>
  : never;

/** The type of loaded copy. A text that still needs a variable is no string: `t` must fill it. */
export type Copy<Block> = Block extends string
  ? [OpenVariable<Block>] extends [never]
    ? Block
    : { needs: OpenVariable<Block> }
  : { [Key in keyof Block]: Copy<Block[Key]> };

/** Cache of `copyOf`, by bundle. A file saved in development is a new bundle. */
const filled = new WeakMap<object, unknown>();

/** A loaded namespace, with the owner's facts filled in. */
export function copyOf<Name extends Namespace>(i18n: i18n, namespace: Name): Copy<Resources[Name]> {
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
  return filled.get(bundle) as Copy<Resources[Name]>;
}

/**
 * A page's copy, whose blocks it passes to sections as props. A text with a variable of its own
 * (`{{count}}`) needs `useTranslation`.
 */
export function useCopy<Name extends Namespace>(namespace: Name): Copy<Resources[Name]> {
  const { i18n } = useTranslation(namespace);
  return copyOf(i18n, namespace);
}
