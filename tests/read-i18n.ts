import type { i18n } from 'i18next';
import { createI18n, loadCopy } from '../src/i18n/i18n';
import { namespacesOf, readContent } from '../tools/locales/content';

/** All the copy of a content root, with the owner's facts filled in: where tests get words from. */
export async function readI18n(content = readContent()): Promise<i18n> {
  const i18n = createI18n(content);
  await Promise.all(namespacesOf(content.locale).map((name) => loadCopy(i18n, content, name)));
  return i18n;
}

/** Every text of a namespace, as a visitor gets it, by the path that leads to it. */
export function textsOf(i18n: i18n, namespace: string): Map<string, string> {
  // Any key, which the typed `t` would refuse.
  const t = i18n.t as unknown as (key: string, options: object) => unknown;
  const texts = new Map<string, string>();
  const collect = (block: object, path: string) => {
    for (const [key, value] of Object.entries(block)) {
      if (typeof value === 'string') texts.set(`${path}.${key}`, value);
      else collect(value, `${path}.${key}`);
    }
  };
  // What components hand to the texts that need it.
  const given = { count: 1, days: 'segunda', from: 'segunda', to: 'sexta' };
  const bundle: object = i18n.getResourceBundle(i18n.language, namespace);
  for (const key of Object.keys(bundle)) {
    const value = t(key, { ns: namespace, returnObjects: true, ...given });
    collect({ [key]: value }, namespace);
  }
  return texts;
}
