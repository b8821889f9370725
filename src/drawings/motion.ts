/**
 * The parts of framer-motion that drawings use. `useMotion` loads them in a chunk of their own.
 * `motion` components, even with `LazyMotion`, would make every page heavier, and hide drawings until
 * scripts run. The hooks `useAnimate` and `useInView` would add 3 KB to every page.
 */
export { inView, scroll } from 'framer-motion/dom';
export { animate } from 'framer-motion/dom/mini';
