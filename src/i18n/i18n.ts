import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Content, Namespace, Site } from './content';

/** What copy may say without being handed it: `{{name}}`, `{{email}}` and every figure. */
export function siteVariables({ name, email, figures }: Site) {
  return { name, email, ...figures };
}

/**
 * An i18next for one language, still without copy. Synchronous, and one per router, so that
 * pages that are prerendered side by side share nothing.
 */
export function createI18n({ site, locale }: Content): i18n {
  const instance = i18next.createInstance();
  void instance.use(initReactI18next).init({
    lng: locale.tag,
    fallbackLng: false,
    resources: {},
    ns: [],
    defaultNS: 'common',
    initAsync: false,
    // React escapes.
    interpolation: { escapeValue: false, defaultVariables: siteVariables(site) },
    // Copy arrives with the route, never from inside a component. Only a developer's changes while it is
    // shown; elsewhere each page's copy that is fetched ahead would draw the whole site anew.
    react: { useSuspense: false, bindI18nStore: import.meta.hot ? 'added' : '' },
  });
  return instance;
}

/** Makes a namespace available, once. */
export async function loadCopy(i18n: i18n, content: Content, namespace: Namespace) {
  if (i18n.hasResourceBundle(content.locale.tag, namespace)) return;
  i18n.addResourceBundle(content.locale.tag, namespace, await content.readCopy(namespace));
}
