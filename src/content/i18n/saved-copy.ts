import type { RegisteredRouter } from '@tanstack/react-router';
import type { ViteHotContext } from 'vite/types/hot.js';
import { followFocus } from '../../lib/navigation.ts';

/** The event that tools/build/dev-copy.ts sends when nothing but texts has changed. */
export const savedCopy = 'copy:saved';

/** Development only: shows saved texts in the open page, which keeps its scroll position. */
export function showSavedCopy(
  hot: ViteHotContext,
  router: RegisteredRouter,
  stopFollowing: () => void,
) {
  let stop = stopFollowing;
  hot.on(savedCopy, async () => {
    const { i18n } = router.options.context;
    const { language } = i18n;
    // An overlay shows a mistake that is mended now.
    for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove();
    await i18n.reloadResources(language, Object.keys(i18n.getDataByLanguage(language) ?? {}));
    // Renders texts from `useTranslation`; the router renders those from a loader.
    await i18n.changeLanguage(language);
    // Otherwise `followFocus` would scroll the page.
    stop();
    await router.invalidate();
    stop = followFocus(router);
  });
}
