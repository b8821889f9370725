import { inView, scroll } from 'framer-motion/dom';
import { animate } from 'framer-motion/dom/mini';
import { breakpoints } from '../theme/breakpoints.ts';

type Stop = () => void;
const all = (place: Element, selector: string) => [
  ...place.querySelectorAll<HTMLElement | SVGElement>(selector),
];

/** A drawing that was seen must not jump. */
const isUnseen = (drawing: Element) => drawing.getBoundingClientRect().top > window.innerHeight;

/** Below `md`, where pages and rooms are stacked (drawings.css). */
const isPhone = () => !window.matchMedia(`(min-width: ${breakpoints.md})`).matches;

/** Light slides into each `JourneyStage`'s leaves with the scroll. */
function open(place: Element): Stop[] {
  const lights = all(place, '.cobogo-stage-light > path');
  const away = 'translate(-14px, -12px)';
  return lights.filter(isUnseen).map((light, index) => {
    const start = (0.5 * index) / lights.length;
    const opening = animate(
      light,
      { opacity: [0.2, 0.2, 1, 1], transform: [away, away, 'none', 'none'] },
      { times: [0, start, start + 0.5, 1], ease: 'linear' },
    );
    const target = light.closest('.cobogo-stage') ?? light;
    return scroll(opening, { target, offset: ['start end', 'end 65%'] });
  });
}

/** `ChapterPage`s fold together when the first is in view, so that they stay joined. */
function unfold(place: Element): Stop[] {
  const pages = all(place, '.cobogo-page');
  const [first] = pages;
  if (!first || !isUnseen(first)) return [];
  const skew = isPhone() ? 'skewX' : 'skewY';
  const flat = (index: number) => `${skew}(${index % 2 ? 4 : -4}deg)`;
  pages.forEach((page, index) => {
    animate(page, { transform: flat(index) }, { duration: 0 });
  });
  const fold = () => {
    pages.forEach((page, index) => {
      animate(page, { transform: [flat(index), 'none'] }, { duration: 0.8, ease: 'easeInOut' });
    });
  };
  return [inView(first, fold, { amount: 0.5 })];
}

/** Draws the threads of `EventRoom`s, one after the other. */
function thread(place: Element): Stop[] {
  return all(place, '.cobogo-thread')
    .filter(isUnseen)
    .map((path, index) => {
      const delay = isPhone() ? 0 : index;
      path.style.strokeDasharray = '1';
      animate(path, { strokeDashoffset: 1 }, { duration: 0 });
      const drawOnce = () => {
        animate(path, { strokeDashoffset: [1, 0] }, { duration: 1, delay, ease: 'linear' });
      };
      return inView(path, drawOnce, { amount: 0.4 });
    });
}

/** `Moving` loads this chunk when the browser is idle. */
export const motions = { open, unfold, thread };
