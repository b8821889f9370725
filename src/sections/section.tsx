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
  /** Stands in the heading's row, where the lead would. */
  beside?: ReactNode;
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
  const { title, lead, beside, surface = 'page', layout = 'stack', id, children } = props;
  const headingId = useId();
  const isAside = layout === 'aside';
  const aside =
    beside ??
    (lead && (
      <Text textStyle="lead" color="fg.muted" maxW="lead">
        {lead}
      </Text>
    ));
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
          columnGap={{ base: 6, md: 12 }}
          rowGap={8}
          templateColumns={isAside ? { lg: '4fr 7fr' } : 'minmax(0, 1fr)'}
        >
          <Grid
            columnGap={12}
            rowGap={4}
            alignItems="end"
            templateColumns={aside && !isAside ? { md: 'repeat(2, minmax(0, 1fr))' } : undefined}
            position={isAside ? { lg: 'sticky' } : undefined}
            top="8rem"
            alignSelf="start"
          >
            <Heading id={headingId} textStyle="h2" maxW="20ch">
              {title}
            </Heading>
            {aside}
          </Grid>
          <Box minW={0}>{children}</Box>
        </Grid>
      </Container>
    </chakra.section>
  );
}
