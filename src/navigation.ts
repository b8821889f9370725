import type { AnyRouter, RouterHistory } from '@tanstack/react-router';

/** Where a step in the history has led the visitor. */
export interface Navigation {
  /** Whether the document was opened here, and nothing has been gone to since. */
  readonly isFirstPage: boolean;
  /** Whether the host answered with the 404 page, whatever the address, and no link was followed since. */
  readonly isLost: boolean;
  /** Whether a link led to the top of a page. */
  readonly opensAtTop: boolean;
}

type Step = Parameters<Parameters<RouterHistory['subscribe']>[0]>[0];

/** The navigation that follows `before` by a step in the history. */
export function afterStep(before: Navigation, { action: { type }, location }: Step): Navigation {
  const followsLink = type === 'PUSH';
  return {
    // The router replaces an address by the page's own: `/renovare.html`.
    isFirstPage: before.isFirstPage && type === 'REPLACE',
    isLost: before.isLost && !followsLink,
    opensAtTop: followsLink && !location.hash,
  };
}

/**
 * Moves the focus to where a link leads. A link to the open page also scrolls to its hash, or to the
 * top, as it does without scripts: the router would stay where it is.
 */
export function followFocus(router: AnyRouter) {
  // Before the router notes the position, to which it returns afterwards.
  router.subscribe('onBeforeNavigate', ({ hrefChanged, toLocation: { hash } }) => {
    if (hrefChanged) return;
    const target = document.getElementById(hash) ?? document.documentElement;
    target.scrollIntoView();
    focusTarget(hash);
  });
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged, hashChanged }) => {
    const { hash } = toLocation;
    if (fromLocation && (pathChanged || (hashChanged && hash))) focusTarget(hash);
  });
}

/**
 * Focuses what an address leads to: the section that its hash names, or the page's heading. A screen
 * reader announces it, and Tab continues from there. No live region as well: the heading would be
 * announced twice.
 */
export function focusTarget(hash = '') {
  const target = document.getElementById(hash) ?? document.querySelector<HTMLElement>('h1');
  target?.focus({ preventScroll: true });
}
