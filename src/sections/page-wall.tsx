import { pages } from '../content/pages.ts';
import { usePage } from '../content/use-page.ts';
import { Wall, type WallProps } from '../drawings/wall.tsx';

/** A piece of the open page's wall. */
export function PageWall(props: Omit<WallProps, 'wall' | 'accent'>) {
  return <Wall {...pages[usePage()]} {...props} />;
}
