import { Box, chakra } from '@chakra-ui/react';
import { Children, isValidElement, type ReactNode } from 'react';
import { Guard } from '../failure/guard';
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
        <Guard key={isValidElement(section) ? section.key : undefined} fallback={<Missing />}>
          {section}
        </Guard>
      ))}
    </>
  );
}

function Missing() {
  const { error } = useCopy('common');
  return (
    <Box bg="bg.subtle" py={8}>
      <Box maxW="container" mx="auto" px="gutter">
        <chakra.p color="fg.muted">{error.part}</chakra.p>
      </Box>
    </Box>
  );
}
