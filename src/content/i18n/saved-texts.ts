import type { i18n } from 'i18next';
import type { ViteHotContext } from 'vite/types/hot.js';

/** The name of the event that tools/copy/plugin.ts sends when only texts have changed. */
export const savedTexts = 'texts:saved';

/** The texts that the event carries, by language and namespace. */
export type SavedTexts = Record<string, Record<string, object>>;

/** In development, shows texts saved in `locales/` without reloading or scrolling the page. */
export function showSavedTexts(hot: ViteHotContext, i18n: i18n) {
  const { language } = i18n;
  hot.on(savedTexts, (texts: SavedTexts) => {
    for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove();
    for (const namespace of Object.keys(i18n.getDataByLanguage(language) ?? {})) {
      // Otherwise, i18next would keep the blocks that the new copy lacks.
      i18n.removeResourceBundle(language, namespace);
      i18n.addResourceBundle(language, namespace, texts[language]?.[namespace]);
    }
    // With this, `useTranslation` returns the new texts.
    void i18n.changeLanguage(language);
  });
}
