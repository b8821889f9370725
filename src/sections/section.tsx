import { Box, chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

type Ground = 'page' | 'card' | 'subtle' | 'warm' | 'dark' | 'accent';

export interface SectionProps {
  title: string;
  lead?: string;
  ground?: Ground;
  /** `stack`: heading above the content. `aside`: heading in a column of its own that stays in view. */
  layout?: 'stack' | 'aside';
  /** For links that jump here. */
  id?: string;
  children: ReactNode;
}

/** Lists in the copy are objects, in the order of the page. */
export type Items<Item> = Record<string, Item>;

/** What most lists hold. */
export interface TextItem {
  titulo: string;
  desc: string;
}

const surface = {
  page: 'bg.page',
  card: 'bg.card',
  subtle: 'bg.subtle',
  warm: 'bg.warm',
  dark: 'bg.dark',
  accent: 'accent.solid',
};

/**
 * The frame of a section: ground, rhythm, container, and a heading that names the region.
 * Trap: neighbouring sections of a page must not share both ground and composition.
 */
export function Section({ title, lead, ground = 'page', layout = 'stack', ...rest }: SectionProps) {
  const headingId = useId();
  const aside = layout === 'aside';
  return (
    <chakra.section
      id={rest.id}
      aria-labelledby={headingId}
      data-ground={ground}
      bg={surface[ground]}
      color="fg"
      py="section"
    >
      <Box
        maxW="container"
        mx="auto"
        px="gutter"
        display="grid"
        columnGap={6}
        rowGap={{ base: 8, md: 12 }}
        gridTemplateColumns={aside ? { lg: '4fr 1fr 7fr' } : 'minmax(0, 1fr)'}
      >
        <Box
          maxW={aside ? undefined : '44rem'}
          position={aside ? { lg: 'sticky' } : undefined}
          top="8rem"
          alignSelf="start"
        >
          <chakra.h2 id={headingId} textStyle="h2">
            {title}
          </chakra.h2>
          {lead && (
            <chakra.p textStyle="lead" color="fg.muted" mt={4} maxW="38ch">
              {lead}
            </chakra.p>
          )}
        </Box>
        <Box gridColumn={aside ? { lg: 3 } : undefined} minW={0}>
          {rest.children}
        </Box>
      </Box>
    </chakra.section>
  );
}
