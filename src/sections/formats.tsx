import { Box, chakra, Grid, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../content/links/button-link.tsx';
import { LinkedText } from '../content/links/linked-text.tsx';
import { panel } from '../theme/slot-recipes.ts';
import { type CallToAction, Section, type SectionProps, type TitledText } from './section.tsx';

interface Format extends TitledText, CallToAction {
  badge?: string;
  rows: Record<string, string>;
  picture: ReactNode;
}

interface FormatsProps extends SectionProps {
  /** The labels of the rows. The ids are the same as in each format's `rows`. */
  rows: Record<string, string>;
  group: Format;
  individual: Format;
}

/** Two formats of one product, to compare row by row. */
export function Formats({ rows, group, individual, ...section }: FormatsProps) {
  const lines = Object.entries(rows);
  return (
    <Section {...section}>
      <SimpleGrid columns={{ md: 2 }} gap={6}>
        {[group, individual].map((format) => (
          <Grid
            key={format.titulo}
            {...panel}
            as="article"
            data-surface={format.badge ? 'solid' : 'card'}
            gap={{ base: 3, md: 4 }}
            p={{ base: 'min({spacing.6}, 8vw)', md: 8, lg: 12 }}
            gridRow={{ md: `span ${lines.length + 2}` }}
            templateRows={{ md: 'subgrid' }}
          >
            <Stack
              direction={{ base: 'row', md: 'column', lg: 'row' }}
              wrap="wrap"
              justify="space-between"
              align="start"
              gap={6}
              minH={{ md: '9.5rem' }}
            >
              <Box flex="1" minW="min(9.5rem, 100%)">
                <Heading
                  as="h3"
                  textStyle="h2"
                  display="flex"
                  flexWrap="wrap"
                  alignItems="center"
                  gap={3}
                >
                  {format.titulo}
                  {format.badge && (
                    <chakra.span
                      px={3}
                      py={1}
                      borderRadius="full"
                      bg="fg"
                      color="accent.solid"
                      fontFamily="body"
                      fontSize=".9375rem"
                      fontWeight={600}
                      letterSpacing=".06em"
                      lineHeight={1.4}
                      _print={{ px: 0, bg: 'transparent', color: 'fg' }}
                    >
                      {format.badge}
                    </chakra.span>
                  )}
                </Heading>
                <Text color="fg.muted" mt={2}>
                  <LinkedText>{format.desc}</LinkedText>
                </Text>
              </Box>
              <Box
                data-print="hide"
                color="fg.accent"
                flexShrink={0}
                maxW="40%"
                alignSelf={{ base: 'center', md: 'start', lg: 'center' }}
              >
                {format.picture}
              </Box>
            </Stack>
            <chakra.dl display="contents">
              {lines.map(([key, label]) => (
                <Box key={key} borderTop="1px solid {colors.line}" pt={3}>
                  <chakra.dt textStyle="small" color="fg.muted">
                    {label}
                  </chakra.dt>
                  <chakra.dd fontWeight={500}>{format.rows[key] ?? '–'}</chakra.dd>
                </Box>
              ))}
            </chakra.dl>
            <ButtonLink to={format.to} mt={2} justifySelf="start">
              {format.cta}
            </ButtonLink>
          </Grid>
        ))}
      </SimpleGrid>
    </Section>
  );
}
