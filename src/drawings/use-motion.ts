import { type RefCallback, useCallback } from 'react';
import { idle } from '../lib/idle.ts';
import type { motions } from './motions.ts';

let loading: Promise<typeof import('./motions.ts')> | undefined;

/** One wait for all that a page moves, so that they start together and in order. */
function whenIdle() {
  loading ??= idle()
    .then(() => import('./motions.ts'))
    .finally(() => {
      loading = undefined;
    });
  return loading;
}

/**
 * A ref for the element that moves as it comes into view. Without scripts, with reduced motion, or
 * if seen before the library loads, it stays as prerendered. `m` components would prerender the
 * first state.
 * @param turn Its place among those that move in turn: an index, for `open` a part of 1.
 */
export function useMotion(
  motion: keyof typeof motions,
  turn: number,
): RefCallback<HTMLElement | SVGElement> {
  return useCallback(
    (element: HTMLElement | SVGElement) => {
      if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
      let stop: (() => void) | undefined;
      let gone = false;
      whenIdle().then(
        ({ motions }) => {
          if (!gone) stop = motions[motion](element, turn);
        },
        // If the library can't be loaded, nothing moves.
        () => {},
      );
      return () => {
        gone = true;
        // Stopping takes long, and would delay the next page.
        void idle().then(() => stop?.());
      };
    },
    [motion, turn],
  );
}
