import type { RegisteredRouter } from '@tanstack/react-router';
import { showAllSections } from './show-all-sections.ts';

let lastArrival: 'PUSH' | 'BACK' | 'FORWARD' | 'GO' | undefined;

/** How the visitor came to the open page. Undefined on the page that was opened first. */
export const arrival = () => lastArrival;

/**
 * Notes how each page is reached, moves the focus there, and keeps scroll positions. Call it before the
 * app is rendered, because from then on the router reads `arrival` at each change of the address.
 */
export function followNavigation(router: RegisteredRouter) {
  router.history.subscribe(({ action: { type } }) => {
    // The router may replace the first address by another spelling, such as `/a//b` by `/a/b`.
    if (type !== 'REPLACE') lastArrival = type;
  });
  router.subscribe('onBeforeNavigate', ({ hrefChanged, toLocation: { hash } }) => {
    // At the top of a page, no section's height matters.
    if (window.scrollY > 0 || hash) showAllSections();
    if (hrefChanged) return;
    // The link leads to the address that is open. The router saves the scroll position after this
    // event, and scrolls there later. So the link's target must be in view before that.
    const target = document.getElementById(hash) ?? document.documentElement;
    target.scrollIntoView();
    focusTarget(hash);
  });
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged, hashChanged }) => {
    const { hash } = toLocation;
    if (fromLocation && (pathChanged || (hashChanged && hash))) focusTarget(hash);
  });
  keepScrollPosition();
}

/** Focuses the hash's section or the page's heading, for screen readers to announce. Returns it. */
export function focusTarget(hash = '') {
  const target = document.getElementById(hash) ?? document.querySelector<HTMLElement>('h1');
  if (!target) return null;
  // With a lasting `tabindex`, each click on the target's words would focus all of it, so that Tab would
  // lead back to its beginning, and screen readers would call the words clickable.
  const removeTabIndex = () => target.removeAttribute('tabindex');
  target.addEventListener('blur', removeTabIndex, { once: true });
  target.addEventListener('mousedown', removeTabIndex, { once: true });
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  return target;
}

/** Keeps the scroll position in two cases in which the router loses it. */
function keepScrollPosition() {
  // Phones discard pages in the background. The router's `manual` would reopen them at the top.
  document.addEventListener('visibilitychange', () => {
    window.history.scrollRestoration = document.hidden ? 'auto' : 'manual';
  });
  // After Back from another site, WebKit 2.50 restores a page from the bfcache, but scrolled to the top.
  let lastScrollY = 0;
  window.addEventListener('pagehide', () => {
    lastScrollY = window.scrollY;
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.scrollTo(0, lastScrollY);
  });
}
