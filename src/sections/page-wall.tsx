import { pages } from '../content/pages.ts';
import { usePage } from '../content/use-page.ts';
import { Wall, type WallProps } from '../drawings/wall.tsx';

/** The open page's wall of pierced blocks, drawn with `columns` and `rows`. */
export function PageWall(props: Omit<WallProps, 'wall' | 'accent'>) {
  return <Wall {...pages[usePage()]} {...props} />;
}
