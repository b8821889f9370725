import type { AnyRouter, RouterHistory } from '@tanstack/react-router';

export interface Navigation {
  /** Whether the visitor is still on the page that the document opened with. */
  readonly isFirstPage: boolean;
  /** Whether the host answered with the 404 page and no link was followed since. */
  readonly isNotFound: boolean;
  /** Whether a link led to the top of the open page. */
  readonly opensAtTop: boolean;
}

/** Follows a history. The returned object always says how the open page was reached. */
export function followHistory(history: RouterHistory, isNotFound: boolean): Navigation {
  const navigation = { isFirstPage: true, isNotFound, opensAtTop: false };
  history.subscribe(({ action: { type }, location }) => {
    const followsLink = type === 'PUSH';
    // The router may write the first address in another way, such as `/a/b` for `/a//b`.
    navigation.isFirstPage &&= type === 'REPLACE';
    navigation.isNotFound &&= !followsLink;
    navigation.opensAtTop = followsLink && !location.hash;
  });
  return navigation;
}

/** Moves the focus to where links lead, until the returned function is called. */
export function followFocus(router: AnyRouter): () => void {
  // On a link to the open address, the router only saves the position after this, and restores it.
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

/** Focuses the section that the hash names, or the heading. Screen readers then announce it. */
export function focusTarget(hash = '') {
  const target = document.getElementById(hash) ?? document.querySelector<HTMLElement>('h1');
  target?.focus({ preventScroll: true });
}

/** Keeps the position where the router's `manual` scroll restoration would lose it. */
export function keepScrollPosition() {
  // Phones discard background pages, and would reopen them at their top.
  document.addEventListener('visibilitychange', () => {
    window.history.scrollRestoration = document.hidden ? 'auto' : 'manual';
  });
  // On Back from another site, WebKit shows the top of a page that it kept in memory.
  let left = 0;
  window.addEventListener('pagehide', () => {
    left = window.scrollY;
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.scrollTo(0, left);
  });
}
