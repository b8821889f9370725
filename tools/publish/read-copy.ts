import { copyOf, createI18n, loadCopy } from '../../src/i18n/i18n';
import type { Resources } from '../../src/i18n/resources';
import type { Content } from '../../src/site/content';
import { namespacesOf } from '../locales/read-content';

/** All copy of a language, with the owner's facts filled in as on pages. */
export async function readCopy(content: Content): Promise<Resources> {
  const i18n = createI18n(content);
  const namespaces = namespacesOf(content.locale);
  await Promise.all(namespaces.map((namespace) => loadCopy(i18n, namespace)));
  const copy = namespaces.map((namespace) => [namespace, copyOf(i18n, namespace)]);
  return Object.fromEntries(copy) as Resources;
}
