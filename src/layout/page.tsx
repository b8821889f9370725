import { Box, Container, chakra, Text } from '@chakra-ui/react';
import { useRouter } from '@tanstack/react-router';
import { Children, type ReactNode, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { Boundary } from '../lib/boundary.tsx';

/**
 * A sentence replaces a section that throws. The error screen replaces a page whose hero throws,
 * because the hero holds the heading.
 *
 * A link to a page's top shows the hero before the sections. On Back, or for a link to a section,
 * the router scrolls at once and needs the whole height.
 */
export function Page({ hero, children }: { hero: ReactNode; children: ReactNode }) {
  const { opensAtTop } = useRouter().options.context.navigation;
  const sections = useDeferredValue(children, opensAtTop ? null : undefined);
  return (
    <>
      {hero}
      {/* Keeps the footer out of view. */}
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
