import type { AnyRouter, RouterHistory } from '@tanstack/react-router';

export interface Navigation {
  /** Whether the visitor is still on the page that the document opened with. */
  readonly isFirstPage: boolean;
  /** Whether the host answered with the 404 page, and the visitor has followed no link yet. */
  readonly isNotFound: boolean;
  /** Whether the visitor came to the open page by a link to its top, not to a section. */
  readonly opensAtTop: boolean;
}

/** Returns an object whose properties change whenever the visitor navigates. */
export function followHistory(history: RouterHistory, isNotFound: boolean): Navigation {
  const navigation = { isFirstPage: true, isNotFound, opensAtTop: false };
  history.subscribe(({ action: { type }, location }) => {
    const followsLink = type === 'PUSH';
    // The router may replace the first address by another spelling, such as `/a//b` by `/a/b`.
    navigation.isFirstPage &&= type === 'REPLACE';
    navigation.isNotFound &&= !followsLink;
    navigation.opensAtTop = followsLink && !location.hash;
  });
  return navigation;
}

/** Moves the focus to each page or section that is opened. The returned function ends that. */
export function followFocus(router: AnyRouter): () => void {
  // If a link leads to the address that is open, the router saves the scroll position after this
  // event, and scrolls there later. So the link's target must be in view before that.
  const endBefore = router.subscribe(
    'onBeforeNavigate',
    ({ hrefChanged, toLocation: { hash } }) => {
      if (hrefChanged) return;
      const target = document.getElementById(hash) ?? document.documentElement;
      target.scrollIntoView();
      focusTarget(hash);
    },
  );
  const endAfter = router.subscribe(
    'onRendered',
    ({ fromLocation, toLocation, pathChanged, hashChanged }) => {
      const { hash } = toLocation;
      if (fromLocation && (pathChanged || (hashChanged && hash))) focusTarget(hash);
    },
  );
  return () => {
    endBefore();
    endAfter();
  };
}

/** Focuses the hash's section, or the page's heading, so that screen readers announce it. */
export function focusTarget(hash = '') {
  const target = document.getElementById(hash) ?? document.querySelector<HTMLElement>('h1');
  target?.focus({ preventScroll: true });
}

/** Keeps the scroll position in two cases in which the router loses it. */
export function keepScrollPosition() {
  // Phones discard pages in the background. The router's `manual` would reopen them at the top.
  document.addEventListener('visibilitychange', () => {
    window.history.scrollRestoration = document.hidden ? 'auto' : 'manual';
  });
  // After Back from another site, WebKit restores a page from the bfcache, but scrolled to the top.
  let lastScrollY = 0;
  window.addEventListener('pagehide', () => {
    lastScrollY = window.scrollY;
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.scrollTo(0, lastScrollY);
  });
}
