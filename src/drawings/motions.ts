import { inView, scroll } from 'framer-motion/dom';
import { animate } from 'framer-motion/dom/mini';
import { breakpoints } from '../theme/breakpoints.ts';

type Stop = (() => void) | undefined;
type Moving = HTMLElement | SVGElement;

/** A drawing that was seen must not jump. */
const isUnseen = (drawing: Element) => drawing.getBoundingClientRect().top > window.innerHeight;

/** Below `md`, where pages and rooms are stacked (drawings.css). */
const isPhone = () => !window.matchMedia(`(min-width: ${breakpoints.md})`).matches;

/** Light slides into a leaf of a `JourneyStage` with the scroll. */
function open(light: Moving, turn: number): Stop {
  if (!isUnseen(light)) return;
  const away = 'translate(-14px, -12px)';
  const start = turn / 2;
  const opening = animate(
    light,
    { opacity: [0.2, 0.2, 1, 1], transform: [away, away, 'none', 'none'] },
    { times: [0, start, start + 0.5, 1], ease: 'linear' },
  );
  // The stage, because what moves can't measure how far it has come.
  const target = light.closest('div') ?? light;
  return scroll(opening, { target, offset: ['start end', 'end 65%'] });
}

/** What folds each page of the book. */
const folds = new Set<() => void>();

/** `ChapterPage`s fold together when the first is in view, so that they stay joined. */
function unfold(page: Moving, turn: number): Stop {
  const isFirst = turn === 0;
  // The first, which is called first, decides for all.
  if (isFirst ? !isUnseen(page) : folds.size === 0) return;
  const flat = `${isPhone() ? 'skewX' : 'skewY'}(${turn % 2 ? 4 : -4}deg)`;
  animate(page, { transform: flat }, { duration: 0 });
  const fold = () => {
    animate(page, { transform: [flat, 'none'] }, { duration: 0.8, ease: 'easeInOut' });
  };
  folds.add(fold);
  const foldAll = () => {
    for (const each of folds) each();
  };
  const stop = isFirst ? inView(page, foldAll, { amount: 0.5 }) : undefined;
  return () => {
    folds.delete(fold);
    stop?.();
  };
}

/** Draws the thread of an `EventRoom`, one room after the other. */
function thread(path: Moving, turn: number): Stop {
  if (!isUnseen(path)) return;
  const delay = isPhone() ? 0 : turn;
  path.style.strokeDasharray = '1';
  animate(path, { strokeDashoffset: 1 }, { duration: 0 });
  const drawOnce = () => {
    animate(path, { strokeDashoffset: [1, 0] }, { duration: 1, delay, ease: 'linear' });
  };
  // To WebKit's observer, a path has no size, and would never come into view.
  return inView(path.closest('svg') ?? path, drawOnce, { amount: 0.4 });
}

/** `useMotion` loads this chunk when the browser is idle. */
export const motions = { open, unfold, thread };
