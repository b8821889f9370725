import { useId } from 'react';
import { type Accent, accents, palette } from '../theme/colors.ts';
import { WINDOWS, YOURS } from './book.tsx';
import { Frame, Pierced, scaleLight } from './kit.tsx';
import { rectangle } from './modules.ts';
import { isPhone, isUnseen, type Movement } from './use-motion.ts';
import { wallOf } from './walls.ts';

interface ChapterPageProps {
  /** The number of the page, from 1 to `chapterPages`. */
  step: number;
  accent: Accent;
  alt?: string;
}

/** Number of pages that can be drawn. */
export const chapterPages = 4;

/** Slightly larger than the `viewBox`, so that no gap shows between two pages. */
const PAGE = rectangle(-152, -162, 304, 324);
const SHEET = 'M-94 138v-182a94 94 0 0 1 188 0v182z';
const LINES =
  'M-62-62H58M-74-42H72M-74-22H72M-74-2H52M-74 18H72M-74 38H62M-74 58H72M-74 78H72M-74 98H-10';

/**
 * A page of a book that folds like an accordion. It shows how a chapter comes about: (1) dark windows
 * with one that is lit, (2) that window from near, (3) a written page, (4) all windows lit.
 */
export function ChapterPage({ step, accent, alt }: ChapterPageProps) {
  const id = useId();
  const { solid, side, light } = wallOf('arches', accent);
  const { shade, deep } = accents[accent];
  const back = step % 2 === 0;
  const wall = { side, solid: back ? shade : solid };
  const behind = step === 4 ? scaleLight(light, 300, 400) : deep;
  const grid = step === 2 ? 'translate(-234 -382)scale(1.56)' : 'translate(-111 -146)scale(.74)';

  return (
    <div className={back ? 'cobogo-page cobogo-page-back' : 'cobogo-page'}>
      <Frame alt={alt} viewBox="-150 -160 300 320" preserveAspectRatio="none" overflow="visible">
        <clipPath id={id}>
          <path d={PAGE} />
        </clipPath>
        <g className="cobogo-fold" transform={`matrix(1 ${back ? -0.07 : 0.07} 0 1 0 0)`}>
          <path d={rectangle(-150, 160, 300, 9)} fill={palette.night} fillOpacity=".16" />
          {/* If the slanted edges were mirrored too, neighbouring pages wouldn't join. */}
          <g clipPath={`url(#${id})`} className="directional">
            {step === 3 ? (
              <>
                <Pierced wall={wall} holes={SHEET} light={palette.brightest} />
                <path d={LINES} stroke={side} strokeOpacity=".5" strokeWidth="2" />
                <circle cx="-6" cy="98" r="5" fill={solid} />
              </>
            ) : (
              <g transform={grid}>
                <Pierced wall={wall} holes={WINDOWS} light={behind}>
                  <path d={YOURS} fill={palette.brightest} />
                </Pierced>
              </g>
            )}
          </g>
        </g>
      </Frame>
    </div>
  );
}

/** Folds all pages at the same time, so that they stay joined. */
export const foldPages: Movement = ({ animate, inView }, list) => {
  const pages = [...list.querySelectorAll<HTMLElement>('.cobogo-page')];
  const [first] = pages;
  if (!first || !isUnseen(first)) return [];
  const skew = isPhone() ? 'skewX' : 'skewY';
  pages.forEach((page, index) => {
    page.style.transform = `${skew}(${index % 2 ? 4 : -4}deg)`;
  });
  const fold = () => {
    animate(pages, { transform: 'none' }, { duration: 0.8, ease: 'easeInOut' });
  };
  return [inView(first, fold, { amount: 0.5 })];
};
