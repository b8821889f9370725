import i18next, { type i18n } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import type { Navigation } from '../../lib/navigation.ts';
import type { Namespace, Resources } from '../resources.ts';
import type { SiteData } from '../site-data.ts';
import { variablesOf } from '../variables.ts';

/** What the router passes to the `loader` and `head` of every route. */
export interface RouterContext {
  siteData: SiteData;
  i18n: i18n;
  /** Whether the browser has opened a prerendered page: false on the development server. */
  prerendered: boolean;
  navigation: Navigation;
}

/** Creates an i18next instance for one language. `loadCopy` gives it the copy. */
export function createI18n(
  tag: string,
  site: SiteData['site'],
  read: (namespace: Namespace) => Promise<object>,
  /** Called with the key of a missing text, such as `common:skip`. By default, the key is shown. */
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
    returnObjects: true,
    interpolation: {
      defaultVariables: variablesOf(site),
      escapeValue: false,
    },
    // A variable without a value stays in the text, as `{{name}}`, and the build reports it.
    missingInterpolationHandler: (_text: string, [variable]: [string]) => variable,
    appendNamespaceToMissingKey: true,
    parseMissingKeyHandler: onMissing,
    react: { useSuspense: false },
  });
  return instance;
}

/** Loads a namespace, or throws. i18next's `loadNamespaces` would not try again after a failure. */
export async function loadCopy(i18n: i18n, namespace: Namespace): Promise<void> {
  // Looks for a key of our own files, because some hosts answer a missing file with other JSON.
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
