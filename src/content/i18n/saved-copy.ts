import type { RegisteredRouter } from '@tanstack/react-router';
import type { ViteHotContext } from 'vite/types/hot.js';
import { followFocus } from '../../lib/navigation.ts';

/** The name of the event that tools/build/dev-copy.ts sends when only texts have changed. */
export const savedCopy = 'copy:saved';

/** In development, shows texts saved in `locales/` without reloading or scrolling the page. */
export function showSavedCopy(
  hot: ViteHotContext,
  router: RegisteredRouter,
  stopFollowing: () => void,
) {
  let stop = stopFollowing;
  hot.on(savedCopy, async () => {
    const { i18n } = router.options.context;
    const { language } = i18n;
    for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove();
    await i18n.reloadResources(language, Object.keys(i18n.getDataByLanguage(language) ?? {}));
    // Updates texts from `useTranslation`. `router.invalidate` updates texts from loaders.
    await i18n.changeLanguage(language);
    // `router.invalidate` loads the open address again, and then `followFocus` would scroll.
    stop();
    await router.invalidate();
    stop = followFocus(router);
  });
}
