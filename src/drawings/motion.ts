/** The parts of framer-motion that drawings use. `useMotion` loads them in a chunk of their own. */
export { inView, scroll, stagger } from 'framer-motion/dom';
export { animate } from 'framer-motion/dom/mini';
