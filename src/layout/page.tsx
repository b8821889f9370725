import { Box, Container, chakra, Text } from '@chakra-ui/react';
import { useRouter } from '@tanstack/react-router';
import { Children, isValidElement, type ReactNode, useDeferredValue } from 'react';
import { Boundary } from '../boundary';
import { useCopy } from '../i18n/use-copy';

/**
 * A page's sections, from top to bottom. One that throws leaves a sentence in its place and the
 * others as they are. Not so the first, which holds the page's name: without it there is no page, and
 * the error screen takes over.
 *
 * When a link is clicked, React renders the first screen at once and the rest right after it: the new
 * heading comes in a third of the time.
 */
export function Page({ children }: { children: ReactNode }) {
  const [hero, ...sections] = Children.toArray(children);
  const isWhole = useDeferredValue(true, !useOpensAtTop());
  return (
    <>
      {hero}
      {isWhole ? (
        sections.map((section) => (
          <Boundary key={isValidElement(section) ? section.key : undefined} fallback={<Missing />}>
            {section}
          </Boundary>
        ))
      ) : (
        // The footer stays out of sight until then.
        <Box minH="100vh" />
      )}
    </>
  );
}

/** Whether a link led here; not the address, the way back or a hash, which may lead further down. */
function useOpensAtTop(): boolean {
  const { location, resolvedLocation } = useRouter().state;
  const last = resolvedLocation?.state.__TSR_index ?? location.state.__TSR_index;
  return location.state.__TSR_index > last && !location.hash;
}

function Missing() {
  const { error } = useCopy('common');
  return (
    <chakra.div data-surface="subtle" bg="bg.surface" py={8}>
      <Container>
        <Text color="fg.muted">{error.part}</Text>
      </Container>
    </chakra.div>
  );
}
