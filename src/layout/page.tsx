import { Container, chakra, Text } from '@chakra-ui/react';
import { Children, isValidElement, type ReactNode } from 'react';
import { Boundary } from '../boundary';
import { useCopy } from '../i18n/use-copy';

interface PageProps {
  /** The first screen, which holds the page's name. */
  hero: ReactNode;
  /** The sections below it. */
  children: ReactNode;
}

/**
 * A page, from top to bottom. A section that throws leaves a sentence in its place and the others as
 * they are. Not so the hero: without the page's name there is no page, and the error screen takes over.
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
