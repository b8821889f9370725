import { Box, chakra } from '@chakra-ui/react';
import { useMatch, useRouter } from '@tanstack/react-router';
import {
  Children,
  isValidElement,
  type ReactNode,
  Suspense,
  startTransition,
  useContext,
  useEffect,
  useState,
} from 'react';
import { AdoptedTop, TopOnly } from '../ahead/tops';
import { Guard } from '../failure/guard';
import { useCopy } from '../i18n/use-copy';

/**
 * A page's sections, from top to bottom. One that throws leaves a sentence in its place and the
 * others as they are. Not so the first, which holds the page's name: without it there is no page, and
 * the error screen takes over.
 */
export function Page({ children }: { children: ReactNode }) {
  const [hero, first, ...rest] = Children.toArray(children);
  const route = useMatch({ strict: false, select: ({ routeId }) => routeId });
  const { tops } = useRouter().options.context;
  const [drawnAhead] = useState(() => tops.get(route ?? ''));
  const topOnly = useContext(TopOnly);
  const drawn = useDrawn(rest.length);
  const top = (
    <>
      {hero}
      {first && <Part>{first}</Part>}
    </>
  );
  if (topOnly) return top;
  return (
    <>
      {drawnAhead ? <AdoptedTop element={drawnAhead} /> : top}
      {rest.slice(0, drawn).map((section) => (
        <Part key={isValidElement(section) ? section.key : undefined}>{section}</Part>
      ))}
      {/* The footer stays out of sight until the rest has come. */}
      {drawn < rest.length && <Box minH="100vh" />}
    </>
  );
}

/** A boundary of its own for mistakes, and for hydration (layout/shell.tsx). */
function Part({ children }: { children: ReactNode }) {
  return (
    <Guard fallback={<Missing />}>
      <Suspense>{children}</Suspense>
    </Guard>
  );
}

/**
 * How many sections are there after the first. When a link was pressed there are none in the first
 * frame, which so comes in half the time; they follow one by one, so that none of them keeps a press
 * waiting. Where the way back or a hash leads further down, all are there at once.
 */
function useDrawn(total: number): number {
  const { startsAtTop } = useRouter().options.context;
  const [drawn, setDrawn] = useState(() => (startsAtTop() ? 0 : total));
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
