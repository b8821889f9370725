import { type ReactNode, useEffect, useRef } from 'react';
import { idle } from '../idle';

interface MovingProps {
  /** Leaves that open with the scroll, pages that unfold, a thread that is drawn. */
  motion: 'open' | 'unfold' | 'thread';
  /** The drawings, with the words that belong to them. */
  children: ReactNode;
}

/**
 * Sets the drawings inside it in motion, once, when they come into view. They stay as the server drew
 * them without scripts, under reduced motion, until the library has come, and where they have been
 * seen before that. The library moves the elements themselves: `m` components would write `style`
 * attributes on the server, which the policy forbids, or draw everything again in the browser.
 */
export function Moving({ motion, children }: MovingProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let stops: (() => void)[] | undefined;
    let gone = false;
    idle()
      .then(() => import('./motions'))
      .then(
        ({ motions }) => {
          if (!gone && place.current) stops = motions[motion](place.current);
        },
        // Where the library can't be had, all stays still.
        () => {},
      );
    return () => {
      gone = true;
      for (const stop of stops ?? []) stop();
    };
  }, [motion]);
  return <div ref={place}>{children}</div>;
}
