import { renderToStaticMarkup } from 'react-dom/server';
import { pages } from '../content/pages.ts';
import type { PageKey } from '../content/resources.ts';
import { Wall } from '../drawings/wall.tsx';
import { wallOf } from '../drawings/walls.ts';
import { accents, palette } from '../theme/colors.ts';

/** What a page's preview picture is drawn with: the page's wall as SVG, and its colours. */
export function cardLook(page: PageKey) {
  const { wall, accent } = pages[page];
  const isDark = wall !== 'dawn';
  return {
    // The picture would crop the arches' brightest window in its usual place.
    wall: renderToStaticMarkup(
      <Wall wall={wall} accent={accent} columns={5} rows={6} yours={[2, 3]} />,
    ),
    ground: wallOf({ wall, accent }).body,
    ink: isDark ? palette.inkOnDark : palette.ink,
    label: isDark ? palette.accentOnDark : accents[accent].solid,
    /** The box behind the mark, which would vanish on a dark wall. */
    box: isDark ? palette.page : 'none',
  };
}
