import { Box, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { ButtonLink } from '../content/links/button-link.tsx';
import { LinkedText } from '../content/links/linked-text.tsx';
import { pages, routeOf } from '../content/pages.ts';
import type { PageKey } from '../content/resources.ts';
import { Wall } from '../drawings/wall.tsx';
import { Section, type SectionProps, type TitledText } from './section.tsx';

interface Item extends TitledText {
  cta: string;
  alt: string;
}

interface ProductsProps extends SectionProps {
  items: Partial<Record<PageKey, Item>>;
}

/** The products, each beside a drawing of its page's wall. */
export function Products({ items, ...section }: ProductsProps) {
  return (
    <Section {...section}>
      <Stack gap={{ base: 12, md: 24 }}>
        {(Object.entries(items) as [PageKey, Item][]).map(([page, item], index) => (
          <Product key={page} page={page} {...item} wallLast={index % 2 === 1} />
        ))}
      </Stack>
    </Section>
  );
}

function Product(props: Item & { page: PageKey; wallLast: boolean }) {
  const { page, wallLast, titulo, desc, cta, alt } = props;
  const id = useId();
  return (
    <Grid
      as="article"
      alignItems="center"
      columnGap={{ md: 12, lg: 16 }}
      rowGap={6}
      templateColumns={{ md: wallLast ? '5fr 7fr' : '7fr 5fr' }}
      // drawings.css displaces the light of the wall by this.
      css={{ _hover: { '--lean-x': '-4px', '--lean-y': '-3px' } }}
    >
      <Box
        aspectRatio={{ base: '16 / 10', md: '7 / 5' }}
        order={wallLast ? { md: 2 } : undefined}
        borderRadius="block"
        overflow="hidden"
        data-print="hide"
      >
        <Wall {...pages[page]} columns={7} rows={5} alt={alt} />
      </Box>
      <Box>
        <Heading as="h3" id={`${id}-title`} textStyle="h2">
          {titulo}
        </Heading>
        <Text textStyle="lead" color="fg.muted" mt={4} mb={6} maxW="lead">
          <LinkedText>{desc}</LinkedText>
        </Text>
        {/* Products may have the same `cta`, so the title makes the accessible name unique. */}
        <ButtonLink to={routeOf(page)} id={`${id}-link`} aria-labelledby={`${id}-link ${id}-title`}>
          {cta}
        </ButtonLink>
      </Box>
    </Grid>
  );
}
