import { Box, chakra } from '@chakra-ui/react';
import { useHydrated, useRouteContext } from '@tanstack/react-router';
import {
  Children,
  createContext,
  isValidElement,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useState,
} from 'react';
import { Guard } from '../failure/guard';
import { useCopy } from '../i18n/use-copy';
import { afterFrame, whenIdle } from './when';

/** Where pages are drawn ahead, unseen (ahead.tsx): what to call when one is complete. */
export const Rehearsal = createContext<(() => void) | undefined>(undefined);

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
  const onComplete = useContext(Rehearsal);
  const [drawn, setDrawn] = useState(() => {
    if (onComplete) return 0;
    return hydrated && startsAtTop() ? 1 : total;
  });
  useEffect(() => {
    if (drawn >= total) {
      onComplete?.();
      return;
    }
    const next = () => startTransition(() => setDrawn(drawn + 1));
    return onComplete ? whenIdle(next) : afterFrame(next);
  }, [drawn, total, onComplete]);
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
