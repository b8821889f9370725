import i18next, { type BackendModule, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Content, Namespace, Site } from './content';

/** What the router hands to the loader and the head of every route. */
export interface RouterContext {
  content: Content;
  i18n: i18n;
}

/**
 * What copy may say without being handed it: `{{name}}`, `{{firstName}}`, `{{email}}`, every figure, and
 * `{{weeks}}`, from the first of the group's fortnightly meetings to the last.
 *
 * @param site Also facts that nobody has checked yet: it must not throw on a name that is a number.
 */
export function siteVariables({ name, firstName, email, figures }: Site) {
  const [firstWord = ''] = `${name}`.trim().split(/\s+/);
  const weeks = 2 * (figures?.meetings - 1);
  return { name, firstName: firstName ?? firstWord, email, ...figures, weeks };
}

/**
 * An i18next for one language, still without copy. One per router, so that pages that are prerendered
 * side by side share nothing.
 */
export function createI18n({ site, locale, readCopy }: Content): i18n {
  const backend: BackendModule = {
    type: 'backend',
    // `read` returns a promise.
    callbackApi: false,
    init() {},
    read: (_tag, namespace: Namespace) => readCopy(namespace),
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
      // React escapes.
      interpolation: { escapeValue: false, defaultVariables: siteVariables(site) },
      // Copy arrives with the route, never from inside a component. Only in development does a saved
      // file change what is shown (tools/vite/dev-copy.ts).
      react: { useSuspense: false, bindI18nStore: import.meta.hot ? 'added' : '' },
    });
  return instance;
}

/** A page's copy could not be had: no network, or gone after a newer deployment. */
export class LoadError extends Error {}

/**
 * Makes a namespace available to `useCopy`. i18next itself swallows a failure and never asks again, so
 * this does, once.
 * @throws {LoadError}
 */
export async function loadCopy(i18n: i18n, namespace: Namespace): Promise<void> {
  const { language } = i18n;
  const isThere = () => i18n.hasResourceBundle(language, namespace);
  await i18n.loadNamespaces(namespace);
  if (!isThere()) await i18n.reloadResources(language, namespace);
  if (!isThere()) throw new LoadError(`The copy of ${namespace} could not be loaded`);
}
