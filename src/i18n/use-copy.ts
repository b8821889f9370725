import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Namespace } from './content';
import type { Resources, SiteVariable } from './copy.gen';

/** The variables of a text that the site doesn't fill in by itself. */
type OpenVariable<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Exclude<Name, SiteVariable> | OpenVariable<Rest>
  : never;

/** Copy as it arrives: texts that still need a variable are no strings, so `t` must fill them. */
export type Copy<Block> = Block extends string
  ? [OpenVariable<Block>] extends [never]
    ? Block
    : { needs: OpenVariable<Block> }
  : { [Key in keyof Block]: Copy<Block[Key]> };

/** What `copyOf` made of each bundle. A file that a developer saves is another bundle. */
const filled = new WeakMap<object, unknown>();

/** A namespace that has been loaded, with the owner's facts filled in. */
export function copyOf<Name extends Namespace>(i18n: i18n, namespace: Name): Copy<Resources[Name]> {
  const bundle: object = i18n.getResourceBundle(i18n.language, namespace);
  if (!filled.has(bundle)) {
    // The typed `t` knows no variable for a block's name.
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
 * Hands a page its copy. Sections take parts of it as props. A text with a variable of its own
 * (`{{count}}`) is got with `useTranslation`.
 */
export function useCopy<Name extends Namespace>(namespace: Name): Copy<Resources[Name]> {
  const { i18n } = useTranslation(namespace);
  return copyOf(i18n, namespace);
}
