import i18next, { type BackendModule, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Content, Namespace, Site } from '../site/content';
import type { Resources } from './resources';

/** What the router passes to every route's loader and head. */
export interface RouterContext {
  content: Content;
  i18n: i18n;
}

/**
 * The variables that any text may use: `{{name}}`, `{{firstName}}`, `{{email}}`, every figure, and
 * `{{weeks}}`, from the first of the group's fortnightly meetings to the last.
 *
 * @param site May be unchecked, so this must not throw, for instance if `name` is a number.
 */
export function siteVariables({ name, firstName, email, figures }: Site) {
  const [firstWord = ''] = `${name}`.trim().split(/\s+/);
  const weeks = 2 * (figures?.meetings - 1);
  return { name, firstName: firstName ?? firstWord, email, ...figures, weeks };
}

/**
 * An i18next instance for one language, without copy yet. One per router, so that pages prerendered
 * in parallel share nothing.
 */
export function createI18n({ site, locale, readCopy }: Content): i18n {
  const backend: BackendModule = {
    type: 'backend',
    // `read` returns a promise.
    callbackApi: false,
    init() {},
    read: readCopy,
  };
  const instance = i18next.createInstance();
  void instance
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: locale.tag,
      load: 'currentOnly',
      fallbackLng: false,
      ns: [],
      defaultNS: 'common',
      initAsync: false,
      // React escapes text itself.
      interpolation: { escapeValue: false, defaultVariables: siteVariables(site) },
      // In the build; a visitor rather reads a key than nothing.
      parseMissingKeyHandler(key) {
        if (typeof document === 'undefined') throw new Error(`falta o texto “${key}”`);
        return key;
      },
      // Routes load copy, components never do.
      react: { useSuspense: false },
    });
  return instance;
}

/**
 * Loads a namespace, for `useCopy`. Not by i18next's `loadNamespaces`, which waits for every namespace
 * that was ever asked for, and never asks again for one that failed.
 * @throws if there is no network, or a newer deployment has deleted it
 */
export async function loadCopy(i18n: i18n, namespace: Namespace): Promise<void> {
  const { language } = i18n;
  const isThere = () => i18n.hasResourceBundle(language, namespace);
  if (!isThere()) await i18n.reloadResources(language, namespace);
  if (!isThere()) throw new Error(`The copy of ${namespace} could not be loaded`);
}

/** Filled copy, by loaded bundle. */
const filled = new WeakMap<object, unknown>();

/** A loaded namespace, with the owner's facts filled in. */
export function copyOf<Name extends Namespace>(i18n: i18n, namespace: Name): Resources[Name] {
  const bundle: object = i18n.getResourceBundle(i18n.language, namespace);
  if (!filled.has(bundle)) {
    // Block by block, because `t` returns nothing for a whole namespace. Its type merges plural forms,
    // which are apart in the copy.
    const t = i18n.getFixedT(i18n.language, namespace) as (
      block: never,
      options: object,
    ) => unknown;
    const copy = Object.keys(bundle).map((block) => [
      block,
      t(block as never, { returnObjects: true }),
    ]);
    filled.set(bundle, Object.fromEntries(copy));
  }
  return filled.get(bundle) as Resources[Name];
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    enableSelector: true;
    resources: Resources;
  }
}
