import i18next, { type i18n } from 'i18next';
import { fetchCopy } from '../page-data.ts';
import type { Namespace, Resources } from '../resources.ts';
import type { SiteData } from '../site-data.ts';
import { variablesOf } from '../variables.ts';

/** What the router passes to the `loader` and `head` of every route. */
export interface RouterContext {
  siteData: SiteData;
  i18n: i18n;
  /** How the visitor came to the open page. Undefined on the page that was opened first. */
  arrival?: 'PUSH' | 'BACK' | 'FORWARD' | 'GO';
}

/** Creates an i18next instance for one language. In the browser, `loadCopy` gives it the copy. */
export function createI18n(
  tag: string,
  site: SiteData['site'],
  copy?: Record<Namespace, object>,
  /** Called with the key of a missing text, such as `common:skip`. By default, the key is shown. */
  onMissing?: (key: string) => never,
): i18n {
  const instance = i18next.createInstance();
  void instance.init({
    lng: tag,
    resources: { [tag]: copy ?? {} },
    fallbackLng: false,
    defaultNS: 'common',
    // A page asks for a block of texts, `t(($) => $.hero)`, and passes all of them to a section.
    returnObjects: true,
    interpolation: {
      defaultVariables: variablesOf(site),
      escapeValue: false,
    },
    appendNamespaceToMissingKey: true,
    parseMissingKeyHandler: onMissing,
  });
  return instance;
}

/**
 * Adds a namespace's copy to i18next, or throws, so that the router knows that a page can't be shown.
 * i18next's own `loadNamespaces` would resolve then, and would never request the file again.
 */
export async function loadCopy(i18n: i18n, namespace: Namespace): Promise<void> {
  if (i18n.hasResourceBundle(i18n.language, namespace)) return;
  i18n.addResourceBundle(i18n.language, namespace, await fetchCopy(namespace));
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    enableSelector: true;
    returnObjects: true;
    resources: Resources;
  }
}
