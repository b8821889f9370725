import i18next, { type BackendModule, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Navigation } from '../navigation';
import type { Content } from '../site/content';
import type { Namespace, Resources } from '../site/resources';

/** What the router passes to every route's loader and head. */
export interface RouterContext {
  content: Content;
  i18n: i18n;
  navigation: Navigation;
}

/**
 * An i18next instance for one language, without copy yet. One per router, so that pages prerendered
 * in parallel share nothing.
 */
export function createI18n({ locale, readCopy }: Content): i18n {
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
      interpolation: { escapeValue: false },
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
 * Loads a namespace, for `useCopy`. Not by i18next's `loadNamespaces`, which waits for every
 * namespace that was ever asked for, and never asks again for one that failed.
 * @throws if there is no network, or a newer deployment has deleted it
 */
export async function loadCopy(i18n: i18n, namespace: Namespace): Promise<void> {
  const { language } = i18n;
  const isThere = () => i18n.hasResourceBundle(language, namespace);
  if (!isThere()) await i18n.reloadResources(language, namespace);
  if (!isThere()) throw new Error(`The copy of ${namespace} could not be loaded`);
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    enableSelector: true;
    resources: Resources;
  }
}
