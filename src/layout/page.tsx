import { Container, chakra, Text } from '@chakra-ui/react';
import { Children, isValidElement, type ReactNode } from 'react';
import { Boundary } from '../boundary';
import { useCopy } from '../i18n/use-copy';

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
  return (
    <>
      {hero}
      {Children.toArray(children).map((section) => (
        <Boundary key={isValidElement(section) ? section.key : undefined} fallback={<Missing />}>
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
