import { Container, chakra, Text } from '@chakra-ui/react';
import { Children, isValidElement, type ReactNode } from 'react';
import { Boundary } from '../boundary';
import { useCopy } from '../i18n/use-copy';

/**
 * A page's sections, from top to bottom. One that throws leaves a sentence in its place and the
 * others as they are. Not so the first, which holds the page's name: without it there is no page, and
 * the error screen takes over.
 */
export function Page({ children }: { children: ReactNode }) {
  const [hero, ...sections] = Children.toArray(children);
  return (
    <>
      {hero}
      {sections.map((section) => (
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
