/**
 * The parts of framer-motion that drawings use. `useMotion` loads them in a chunk of their own.
 * `motion` components would make every page heavier, and hide drawings until scripts run.
 */
export { inView, scroll, stagger } from 'framer-motion/dom';
export { animate } from 'framer-motion/dom/mini';
