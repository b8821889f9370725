import i18next, { type InitOptions, type i18n } from 'i18next';
import type { Resources } from '../resources.ts';
import { site } from '../site.ts';
import { variablesOf } from '../variables.ts';

/** What the router passes to the `loader` and `head` of every route. */
export interface RouterContext {
  i18n: i18n;
}

/** Creates an i18next instance for one language. `addTexts` gives it the copy. */
export function createI18n(tag: string, options?: InitOptions): i18n {
  const instance = i18next.createInstance();
  // With `resources`, `init` has finished when it returns.
  void instance.init({
    lng: tag,
    resources: {},
    fallbackLng: false,
    defaultNS: 'common',
    // Owners may write a colon in the name of an item.
    nsSeparator: false,
    // A page asks for a block of texts, `t(($) => $.hero)`, and passes all of them to a section.
    returnObjects: true,
    interpolation: { defaultVariables: variablesOf(site), escapeValue: false },
    ...options,
  });
  return instance;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    enableSelector: true;
    returnObjects: true;
    resources: Resources;
  }
}
