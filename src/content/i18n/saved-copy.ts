import type { RegisteredRouter } from '@tanstack/react-router';
import type { ViteHotContext } from 'vite/types/hot.js';
import { followFocus } from '../../lib/navigation.ts';

/** The dev server (tools/build/dev-copy.ts) sends it after a change of nothing but texts. */
export const savedCopy = 'copy:saved';

/**
 * Shows saved texts in the open page, which stays as it is. Only for the dev server.
 *
 * @param stopFollowing Ends `followFocus`, which would scroll when the router loads the page again.
 */
export function showSavedCopy(
  hot: ViteHotContext,
  router: RegisteredRouter,
  stopFollowing: () => void,
) {
  let stop = stopFollowing;
  hot.on(savedCopy, async () => {
    const { i18n } = router.options.context;
    const { language } = i18n;
    // The files can be read again.
    for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove();
    await i18n.reloadResources(language, Object.keys(i18n.getDataByLanguage(language) ?? {}));
    // Renders what has its texts from `useTranslation`; the router, what has them from a loader.
    await i18n.changeLanguage(language);
    stop();
    await router.invalidate();
    stop = followFocus(router);
  });
}
