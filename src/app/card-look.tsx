import { renderToStaticMarkup } from 'react-dom/server';
import { pages } from '../content/pages.ts';
import type { PageKey } from '../content/resources.ts';
import { Wall } from '../drawings/wall.tsx';
import { wallOf } from '../drawings/walls.ts';
import { accents, palette } from '../theme/colors.ts';

/** Returns a page's wall (as SVG) and colours for the picture that chats show for its link. */
export function cardLook(page: PageKey) {
  const { wall, accent } = pages[page];
  const isDark = wall !== 'dawn';
  return {
    wall: renderToStaticMarkup(
      <Wall wall={wall} accent={accent} columns={5} rows={6} brightest={[2, 3]} />,
    ),
    ground: wallOf({ wall, accent }).body,
    ink: isDark ? palette.inkOnDark : palette.ink,
    label: isDark ? palette.accentOnDark : accents[accent].solid,
    /** The colour behind the site's icon. */
    box: isDark ? palette.page : 'none',
  };
}
