import { Box } from '@chakra-ui/react';
import { useRouter } from '@tanstack/react-router';
import { createContext, useEffect, useLayoutEffect, useRef } from 'react';
import type { Route } from '../links/pages';
import { fade } from '../theme/fade';
import { onScreen } from './idle';

/** Set where a page is drawn ahead: its hero and first section, all that a press has to wait for. */
export const TopOnly = createContext(false);

/** The place of a top that was drawn ahead, in the page that opens. */
export function AdoptedTop({ element }: { element: HTMLElement }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.append(element), [element]);
  return <div ref={place} />;
}

/**
 * Shows the top of the page that was pressed in the very next frame, in the place of the page that is
 * left. The router waits for it before it loads (routes/__root.tsx): what it and React do takes twice as
 * long. From press to heading that is 19 ms instead of 36, at CPU 4× 66 instead of 143 (`npm run bench`).
 *
 * Trap: it is no part of the page, because until React is done the page has the old one's accent.
 */
export function Cover() {
  const router = useRouter();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { context } = router.options;
    context.showTop = async (route) => {
      const top = context.tops.get(route);
      // The page that is open has its top already.
      if (!top || top.isConnected || !context.startsAtTop()) return;
      const cover = place.current;
      const main = document.querySelector('main');
      // Beside a header that is scrolled away the page would not be where it is shown.
      const header = document.querySelector('header')?.getBoundingClientRect();
      if (!cover || !main || header?.top !== 0) return;
      cover.style.top = `${header.bottom}px`;
      cover.dataset.accent = router.routesByPath[route as Route].options.staticData?.accent ?? '';
      cover.replaceChildren(top);
      context.uncover = layAside(main, cover);
      fade(top);
      await onScreen();
    };
    return () => {
      context.showTop = () => undefined;
    };
  }, [router]);
  return (
    <Box ref={place} hidden pos="fixed" insetX={0} bottom={0} overflow="hidden" bg="bg.page" />
  );
}

/** Takes the page out of the document for as long as the cover is seen; its room stays, for scrolling. */
function layAside(main: HTMLElement, cover: HTMLElement) {
  const room = document.createElement('div');
  room.style.height = `${main.offsetHeight}px`;
  main.replaceWith(room);
  cover.hidden = false;
  return () => {
    room.replaceWith(main);
    cover.hidden = true;
    // Where the page failed to come, its top is still here, and no heading of what is seen.
    cover.replaceChildren();
  };
}
