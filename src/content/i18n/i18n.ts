import i18next, { type i18n } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import type { Navigation } from '../../lib/navigation.ts';
import type { Namespace, Resources } from '../resources.ts';
import type { SiteData } from '../site-data.ts';
import { variablesOf } from '../variables.ts';

/** What every route's loader and head get. */
export interface RouterContext {
  siteData: SiteData;
  i18n: i18n;
  /** Whether the document came with the page's HTML, which stays readable if React fails. */
  prerendered: boolean;
  navigation: Navigation;
}

/** An i18next instance for one language, without copy until `loadCopy` loads it. */
export function createI18n(
  tag: string,
  site: SiteData['site'],
  read: (namespace: Namespace) => Promise<object>,
  /** Gets each key that has no text, such as `common:dayRange`. By default, the key is shown. */
  onMissing?: (key: string) => never,
): i18n {
  const backend = resourcesToBackend((_language: string, namespace: Namespace) => read(namespace));
  const instance = i18next.createInstance();
  void instance.use(backend).init({
    lng: tag,
    load: 'currentOnly',
    fallbackLng: false,
    ns: [],
    defaultNS: 'common',
    initAsync: false,
    // A section takes a whole block of copy.
    returnObjects: true,
    interpolation: {
      defaultVariables: variablesOf(site),
      // React escapes text itself.
      escapeValue: false,
    },
    // An unknown variable stays in the page, where the build finds it.
    missingInterpolationHandler: (_text: string, [variable]: [string]) => variable,
    appendNamespaceToMissingKey: true,
    parseMissingKeyHandler: onMissing,
    // Routes load copy, components never do.
    react: { useSuspense: false },
  });
  return instance;
}

/** Loads a namespace, or throws. `loadNamespaces` would wait for others, and never try again. */
export async function loadCopy(i18n: i18n, namespace: Namespace): Promise<void> {
  // Looks for a key, because some hosts answer with JSON of their own.
  const isThere = () => i18n.exists(namespace === 'common' ? 'skip' : 'meta', { ns: namespace });
  if (!isThere()) await i18n.reloadResources(i18n.language, namespace);
  if (!isThere()) throw new Error(`The copy of ${namespace} could not be loaded`);
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    enableSelector: true;
    returnObjects: true;
    resources: Resources;
  }
}
