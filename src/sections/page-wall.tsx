import { Wall, type WallProps } from '../drawings/wall.tsx';
import { pages } from '../site/pages.ts';
import { usePage } from '../site/use-page.ts';

/** A piece of the open page's wall. */
export function PageWall(props: Omit<WallProps, 'wall' | 'accent'>) {
  return <Wall {...pages[usePage()]} {...props} />;
}
