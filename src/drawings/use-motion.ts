import { type RefCallback, useCallback } from 'react';
import { idle } from '../lib/idle.ts';
import { breakpoints } from '../theme/breakpoints.ts';

type Stop = () => void;

/** Moves the drawings of a list with framer-motion. Returns functions that stop the movement. */
export type Movement = (motion: typeof import('./motion.ts'), list: HTMLElement) => Stop[];

/** A drawing that the visitor has already seen must not jump back to the start of its movement. */
export const isUnseen = (drawing: Element) =>
  drawing.getBoundingClientRect().top > window.innerHeight;

/** Whether the book's pages and the event's rooms are stacked, as on phones. */
export const isPhone = () => !window.matchMedia(`(min-width: ${breakpoints.md})`).matches;

/** A ref for a list whose drawings move. The prerendered HTML shows the end of the movement. */
export function useMotion(move: Movement | undefined): RefCallback<HTMLElement> {
  return useCallback(
    (list: HTMLElement) => {
      // framer-motion's `useReducedMotion` would have to be loaded before the page is hydrated.
      if (!move || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
      let stops: Stop[] = [];
      let isGone = false;
      idle()
        .then(() => import('./motion.ts'))
        .then(
          (motion) => {
            if (!isGone) stops = move(motion, list);
          },
          // If framer-motion can't be loaded, nothing moves.
          () => {},
        );
      return () => {
        isGone = true;
        // If the movements stopped at once, the page after Renovare would appear a fifth later.
        void idle().then(() => {
          for (const stop of stops) stop();
        });
      };
    },
    [move],
  );
}
