import type { i18n } from 'i18next';
import type { ViteHotContext } from 'vite/types/hot.js';
import { fetchCopy } from '../page-data.ts';
import type { Namespace } from '../resources.ts';

/** The name of the event that tools/build/dev-copy.ts sends when only texts have changed. */
export const savedCopy = 'copy:saved';

/** In development, shows texts saved in `locales/` without reloading or scrolling the page. */
export function showSavedCopy(hot: ViteHotContext, i18n: i18n) {
  const { language } = i18n;
  hot.on(savedCopy, async () => {
    for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove();
    for (const namespace of Object.keys(i18n.getDataByLanguage(language) ?? {}) as Namespace[]) {
      const copy = await fetchCopy(namespace);
      // Otherwise, i18next would keep the blocks that the new copy lacks.
      i18n.removeResourceBundle(language, namespace);
      i18n.addResourceBundle(language, namespace, copy);
    }
    // With this, `useTranslation` returns the new texts.
    await i18n.changeLanguage(language);
  });
}
