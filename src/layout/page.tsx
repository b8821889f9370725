import { Box, Container, chakra, Text } from '@chakra-ui/react';
import { useRouteContext } from '@tanstack/react-router';
import { Children, type ReactNode, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { Boundary } from '../boundary.tsx';

/**
 * A page, from top to bottom. A section that throws is replaced by a sentence; the others stay. If
 * the hero throws, the error screen replaces the whole page, because the hero holds its heading.
 *
 * A visitor who goes forward sees the hero at once: React renders the sections after it has been
 * painted. For a visitor who comes back, or goes to a section, the router scrolls as soon as the page
 * is rendered, and needs all of its height.
 */
export function Page({ hero, children }: { hero: ReactNode; children: ReactNode }) {
  const opensAtTop = useRouteContext({
    from: '__root__',
    select: ({ navigation }) => navigation.opensAtTop,
  });
  const sections = useDeferredValue(children, opensAtTop ? null : undefined);
  return (
    <>
      {hero}
      {/* Keeps the footer below the first screen, so that nothing in view moves. */}
      {sections === null && <Box h="100vh" />}
      {Children.map(sections, (section) => (
        <Boundary fallback={<Missing />}>{section}</Boundary>
      ))}
    </>
  );
}

function Missing() {
  const { t } = useTranslation();
  return (
    <chakra.div data-surface="subtle" bg="bg.surface" py={8}>
      <Container>
        <Text color="fg.muted">{t(($) => $.error.part)}</Text>
      </Container>
    </chakra.div>
  );
}
