import {
  domAnimation,
  LazyMotion,
  type MotionStyle,
  m,
  useMotionTemplate,
  useReducedMotion,
  useSpring,
} from 'framer-motion';
import type { PointerEvent, ReactNode } from 'react';

/** How far the light leans, in units of the drawing. */
const reach = 4;
const spring = { stiffness: 260, damping: 30 };

/**
 * Lets the light behind a wall lean towards the pointer. Loaded when a mouse first reaches a wall,
 * so that phones never pay for it; until then CSS moves the light (theme/cobogo-css.ts).
 */
export default function LeaningLight({ children }: { children: ReactNode }) {
  const still = useReducedMotion();
  const x = useSpring(0, spring);
  const y = useSpring(0, spring);

  const leanX = useMotionTemplate`${x}px`;
  const leanY = useMotionTemplate`${y}px`;

  function lean(event: PointerEvent<HTMLElement>) {
    if (still) return;
    const box = event.currentTarget.getBoundingClientRect();
    x.set(((event.clientX - box.left) / box.width - 0.5) * 2 * reach);
    y.set(((event.clientY - box.top) / box.height - 0.5) * 2 * reach);
  }

  return (
    <LazyMotion features={domAnimation} strict>
      <m.div
        // Custom properties animate, but the type does not know them.
        style={{ height: '100%', '--lean-x': leanX, '--lean-y': leanY } as MotionStyle}
        onPointerMove={lean}
        onPointerLeave={() => {
          x.set(0);
          y.set(0);
        }}
      >
        {children}
      </m.div>
    </LazyMotion>
  );
}
