import { Box, chakra } from '@chakra-ui/react';
import { useHydrated, useRouteContext } from '@tanstack/react-router';
import {
  Children,
  isValidElement,
  type ReactNode,
  startTransition,
  useEffect,
  useState,
} from 'react';
import { Guard } from '../failure/guard';
import { useCopy } from '../i18n/use-copy';

/**
 * A page's sections, from top to bottom. One that throws leaves a sentence in its place and the
 * others as they are. Not so the first, which holds the page's name: without it there is no page, and
 * the error screen takes over.
 */
export function Page({ children }: { children: ReactNode }) {
  const [hero, ...sections] = Children.toArray(children);
  const drawn = useDrawn(sections.length);
  return (
    <>
      {hero}
      {sections.slice(0, drawn).map((section) => (
        <Guard key={isValidElement(section) ? section.key : undefined} fallback={<Missing />}>
          {section}
        </Guard>
      ))}
      {/* The footer stays out of sight until the rest has come. */}
      {drawn < sections.length && <Box minH="100vh" />}
    </>
  );
}

/**
 * How many sections are there. After a link was pressed the first frame has one, all that a screen
 * shows, and comes in half the time; the others follow one by one, so that none of them keeps a press
 * waiting. Where the way back or a hash leads further down, all are there at once.
 */
function useDrawn(total: number): number {
  const hydrated = useHydrated();
  const { startsAtTop } = useRouteContext({ from: '__root__' });
  const [drawn, setDrawn] = useState(() => (hydrated && startsAtTop() ? 1 : total));
  useEffect(() => {
    if (drawn >= total) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setDrawn(drawn + 1)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [drawn, total]);
  return drawn;
}

function Missing() {
  const { error } = useCopy('common');
  return (
    <Box bg="bg.subtle" py={8}>
      <Box maxW="container" mx="auto" px="gutter">
        <chakra.p color="fg.muted">{error.part}</chakra.p>
      </Box>
    </Box>
  );
}
