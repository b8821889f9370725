import type { i18n } from 'i18next';
import { languageTag, sourceLanguage } from '../languages.ts';
import type { Namespace } from '../resources.ts';

// Each file becomes a script of its own, so that a page loads only its own texts.
const published = import.meta.glob<object>(['#locales/*/*.json', '!#locales/drafts/*'], {
  import: 'default',
});

/** Languages that only the development server shows. No build has `import.meta.hot`. */
const drafts = import.meta.hot
  ? import.meta.glob<object>('#locales/drafts/*/*.json', { import: 'default' })
  : {};

const files = Object.entries({ ...published, ...drafts })
  .map(([path, load]) => {
    const [tag = '', file = ''] = path.split('/').slice(-2);
    return { tag, namespace: file.replace('.json', ''), load };
  })
  // Other names of folders, such as “en copy”, are mistakes, of which tools/check tells.
  .filter(({ tag }) => languageTag.test(tag));

/** The tags of all languages, such as `en`: the names of their folders. The source comes first. */
export const languageTags = [...new Set([sourceLanguage, ...files.map(({ tag }) => tag)])];

/** Adds a namespace's texts, or throws. i18next's `loadNamespaces` would resolve without them. */
export async function addTexts(i18n: i18n, namespace: Namespace): Promise<void> {
  const { language } = i18n;
  if (i18n.hasResourceBundle(language, namespace)) return;
  // In development, what a translation lacks is shown in Portuguese. A build's texts are complete.
  const wanted = import.meta.hot ? [language, sourceLanguage] : [language];
  const found = wanted.flatMap((tag) =>
    files.filter((each) => each.tag === tag && each.namespace === namespace),
  );
  if (found.length === 0) throw new Error(`There is no file ${language}/${namespace}.json`);
  for (const texts of await Promise.all(found.map(({ load }) => load()))) {
    i18n.addResourceBundle(language, namespace, texts, true);
  }
}
