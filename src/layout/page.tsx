import { Container, chakra, Text } from '@chakra-ui/react';
import { Children, isValidElement, type ReactNode, useCallback, useRef } from 'react';
import { Boundary } from '../boundary';
import { useCopy } from '../i18n/use-copy';
import { drawSections } from './draw-sections';

interface PageProps {
  /** The first screen, which holds the page's heading. */
  hero: ReactNode;
  /** The sections below it. */
  children: ReactNode;
}

/**
 * A page, from top to bottom. A section that throws is replaced by a sentence; the others stay. If
 * the hero throws, the error screen replaces the whole page, because the hero holds its heading.
 */
export function Page({ hero, children }: PageProps) {
  const sections = Children.toArray(children);
  const waiting = useRef(sections.length);
  const drawAfterTheLast = useCallback(() => {
    waiting.current -= 1;
    if (waiting.current === 0) void drawSections();
  }, []);
  return (
    <>
      {hero}
      {sections.map((section) => (
        <Boundary
          key={isValidElement(section) ? section.key : undefined}
          fallback={<Missing />}
          onReady={drawAfterTheLast}
        >
          {section}
        </Boundary>
      ))}
    </>
  );
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
