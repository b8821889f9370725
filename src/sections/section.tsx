import { Box, Container, chakra, Grid, Heading, Text } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

/** What a section stands on. Colours below it follow (theme/semantic-tokens.ts). */
export type Surface = 'page' | 'card' | 'subtle' | 'warm' | 'dark' | 'accent';

export interface SectionProps {
  title: string;
  lead?: string;
  surface?: Surface;
  /** `stack`: heading above the content. `aside`: heading in a column of its own that stays in view. */
  layout?: 'stack' | 'aside';
  /** For links that jump here. */
  id?: string;
}

/** Lists in the copy are objects, in the order of the page. */
export type Items<Item> = Record<string, Item>;

/** What most lists hold. */
export interface TextItem {
  titulo: string;
  desc: string;
}

/**
 * The frame of a section: surface, rhythm, container, and a heading that names the region.
 * Trap: neighbouring sections of a page must not share both surface and layout.
 */
export function Section(props: SectionProps & { children: ReactNode }) {
  const { title, lead, surface = 'page', layout = 'stack', id, children } = props;
  const headingId = useId();
  const aside = layout === 'aside';
  return (
    <chakra.section
      id={id}
      aria-labelledby={headingId}
      data-surface={surface}
      bg="bg.surface"
      color="fg"
      py="section"
    >
      <Container>
        <Grid
          columnGap={6}
          rowGap={{ base: 8, md: 12 }}
          templateColumns={aside ? { lg: '4fr 1fr 7fr' } : 'minmax(0, 1fr)'}
        >
          <Box
            maxW={aside ? undefined : '44rem'}
            position={aside ? { lg: 'sticky' } : undefined}
            top="8rem"
            alignSelf="start"
          >
            <Heading id={headingId} textStyle="h2">
              {title}
            </Heading>
            {lead && (
              <Text textStyle="lead" color="fg.muted" mt={4} maxW="lead">
                {lead}
              </Text>
            )}
          </Box>
          <Box gridColumn={aside ? { lg: 3 } : undefined} minW={0}>
            {children}
          </Box>
        </Grid>
      </Container>
    </chakra.section>
  );
}
