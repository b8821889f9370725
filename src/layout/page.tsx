import { Box, Container, chakra, Text } from '@chakra-ui/react';
import { useRouter } from '@tanstack/react-router';
import { Children, type ReactNode, Suspense, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Boundary } from '../lib/boundary.tsx';
import { arrival } from '../lib/navigation.ts';

/** If a section throws, a sentence replaces it. If the hero throws, ErrorScreen is shown. */
export function Page({ hero, children }: { hero: ReactNode; children: ReactNode }) {
  const { latestLocation } = useRouter();
  // The hero is rendered first, unless the router is about to scroll further down.
  const [opensAtTop] = useState(() => arrival() === 'PUSH' && !latestLocation.hash);
  // Keeps the footer out of view until the sections are rendered.
  const placeholder = opensAtTop ? <Box h="100vh" /> : undefined;
  const sections = useDeferredValue(children, placeholder);
  return (
    <>
      {/* If a browser's translation changes the hero before hydration, only the hero is rendered anew. */}
      <Suspense>{hero}</Suspense>
      {Children.map(sections, (section) => (
        <Boundary fallback={<BrokenSection />}>{section}</Boundary>
      ))}
    </>
  );
}

function BrokenSection() {
  const { t } = useTranslation();
  return (
    <chakra.div data-surface="subtle" py={8}>
      <Container>
        <Text color="fg.muted">{t(($) => $.error.part)}</Text>
      </Container>
    </chakra.div>
  );
}
