import { Container, chakra, Text } from '@chakra-ui/react';
import { Children, type ReactNode, useCallback, useRef } from 'react';
import { Boundary } from '../boundary';
import { useCopy } from '../i18n/use-copy';
import { drawSections } from './draw-sections';

/**
 * A page, from top to bottom. A section that throws is replaced by a sentence; the others stay. If
 * the hero throws, the error screen replaces the whole page, because the hero holds its heading.
 */
export function Page({ hero, children }: { hero: ReactNode; children: ReactNode }) {
  const waiting = useRef(Children.count(children));
  const drawAfterTheLast = useCallback(() => {
    waiting.current -= 1;
    if (waiting.current === 0) void drawSections();
  }, []);
  return (
    <>
      {hero}
      {Children.map(children, (section) => (
        <Boundary fallback={<Missing />} onReady={drawAfterTheLast}>
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
