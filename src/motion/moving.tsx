import { type ReactNode, useEffect, useRef } from 'react';
import { idle } from '../idle.ts';

interface MovingProps {
  /** Opens leaves with the scroll, unfolds pages, or draws a thread. */
  motion: 'open' | 'unfold' | 'thread';
  children: ReactNode;
}

/**
 * Animates the drawings inside it, once, when they come into view. They stay as prerendered without
 * scripts, with reduced motion, and if they are seen before the library has loaded. The library
 * animates the elements themselves: `m` components would write `style` attributes on the server,
 * which the content policy forbids, or render everything again in the browser.
 */
export function Moving({ motion, children }: MovingProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let stops: (() => void)[] | undefined;
    let gone = false;
    idle()
      .then(() => import('./motions.ts'))
      .then(
        ({ motions }) => {
          if (!gone && place.current) stops = motions[motion](place.current);
        },
        // If the library can't be loaded, nothing moves.
        () => {},
      );
    return () => {
      gone = true;
      for (const stop of stops ?? []) stop();
    };
  }, [motion]);
  return <div ref={place}>{children}</div>;
}
