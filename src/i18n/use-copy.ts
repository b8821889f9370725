import type { i18n } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Namespace } from './content';
import type { Resources } from './copy.gen';
import type { siteVariables } from './i18n';

type SiteVariable = keyof ReturnType<typeof siteVariables>;

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

/** A namespace that has been loaded, with the owner's facts filled in. */
export function copyOf<Name extends Namespace>(i18n: i18n, namespace: Name): Copy<Resources[Name]> {
  // The typed `t` knows no variable for a block's name.
  const t = i18n.getFixedT(i18n.language, namespace) as unknown as (
    block: string,
    options: object,
  ) => unknown;
  const blocks = Object.keys(i18n.getResourceBundle(i18n.language, namespace));
  return Object.fromEntries(
    blocks.map((block) => [block, t(block, { returnObjects: true })]),
  ) as Copy<Resources[Name]>;
}

/**
 * Hands a page its copy. Sections take parts of it as props. A text with a variable of its own
 * (`{{count}}`) is got with `useTranslation`.
 */
export function useCopy<Name extends Namespace>(namespace: Name): Copy<Resources[Name]> {
  // `t` is another one when a developer saves a file of copy.
  const { t, i18n } = useTranslation(namespace);
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  return useMemo(() => copyOf(i18n, namespace), [t, i18n, namespace]);
}
