import { type RefCallback, useCallback } from 'react';
import { idle } from '../lib/idle.ts';
import { breakpoints } from '../theme/breakpoints.ts';

type Stop = () => void;

/** Moves the drawings of a list with framer-motion, and returns what stops it. */
export type Movement = (motion: typeof import('./motion.ts'), list: HTMLElement) => Stop[];

/** A drawing that the visitor has seen already must not jump to the start of its movement. */
export const isUnseen = (drawing: Element) =>
  drawing.getBoundingClientRect().top > window.innerHeight;

/** Whether pages of the book and rooms are stacked (drawings.css). */
export const isPhone = () => !window.matchMedia(`(min-width: ${breakpoints.md})`).matches;

/**
 * A ref for the list whose drawings move when they come into view. The HTML has their final state,
 * which stays without scripts and with reduced motion. framer-motion's `m` components would
 * prerender the initial state.
 */
export function useMotion(move: Movement | undefined): RefCallback<HTMLElement> {
  return useCallback(
    (list: HTMLElement) => {
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
        // Stopping takes long, and would delay the next page.
        void idle().then(() => {
          for (const stop of stops) stop();
        });
      };
    },
    [move],
  );
}
