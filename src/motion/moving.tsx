import { type ReactNode, useEffect, useRef } from 'react';
import { idle } from '../idle.ts';

interface MovingProps {
  motion: 'open' | 'unfold' | 'thread';
  children: ReactNode;
}

/**
 * Animates the drawings inside it when they come into view. Without scripts, with reduced motion,
 * or if seen before the library loads, they stay as prerendered. `m` components would write `style`
 * attributes on the server, which the content policy forbids.
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
