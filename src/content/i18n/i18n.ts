import { loadTexts, site } from 'virtual:copy';
import i18next, { type InitOptions, type i18n } from 'i18next';
import type { Language } from '../language.ts';
import type { Namespace, Resources } from '../resources.ts';
import { variablesOf } from '../variables.ts';

/** What the router passes to the `loader` and `head` of every route. */
export interface RouterContext {
  language: Language;
  i18n: i18n;
}

/** Creates an i18next instance for one language. `addTexts` gives it the copy. */
export function createI18n({ tag }: Language, options: InitOptions = {}): i18n {
  const instance = i18next.createInstance();
  // With `resources`, `init` has finished when it returns.
  void instance.init({
    lng: tag,
    resources: {},
    fallbackLng: false,
    defaultNS: 'common',
    // A page asks for a block of texts, `t(($) => $.hero)`, and passes all of them to a section.
    returnObjects: true,
    interpolation: {
      defaultVariables: variablesOf(site),
      escapeValue: false,
    },
    ...options,
  });
  return instance;
}

/**
 * Adds a namespace's copy to i18next, or throws, so that the router knows that a page can't be shown.
 * i18next's own `loadNamespaces` would resolve then, and would never request the file again.
 */
export async function addTexts(i18n: i18n, namespace: Namespace): Promise<void> {
  if (i18n.hasResourceBundle(i18n.language, namespace)) return;
  i18n.addResourceBundle(i18n.language, namespace, await loadTexts(i18n.language, namespace));
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    enableSelector: true;
    returnObjects: true;
    resources: Resources;
  }
}
