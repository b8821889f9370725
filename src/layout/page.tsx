import { Box, Container, chakra, Text } from '@chakra-ui/react';
import { useRouter } from '@tanstack/react-router';
import { Children, type ReactNode, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { Boundary } from '../lib/boundary.tsx';

/** A sentence replaces a section that throws, and the error screen a page whose hero throws. */
export function Page({ hero, children }: { hero: ReactNode; children: ReactNode }) {
  const { opensAtTop } = useRouter().options.context.navigation;
  // After a link to its top, a page shows its hero first. Back and jumps need its whole height.
  const sections = useDeferredValue(children, opensAtTop ? null : undefined);
  return (
    <>
      {hero}
      {/* Until the sections are there, this keeps the footer out of view. */}
      {sections === null && <Box h="100vh" />}
      {Children.map(sections, (section) => (
        <Boundary fallback={<BrokenSection />}>{section}</Boundary>
      ))}
    </>
  );
}

function BrokenSection() {
  const { t } = useTranslation();
  return (
    <chakra.div data-surface="subtle" bg="bg.surface" py={8}>
      <Container>
        <Text color="fg.muted">{t(($) => $.error.part)}</Text>
      </Container>
    </chakra.div>
  );
}
