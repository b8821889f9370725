import { Box, Container, chakra, Heading, HStack, List, SimpleGrid, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { type Items, SectionFrame } from './section.tsx';

interface Figure {
  value: string;
  label: string;
}

interface FiguresLineProps {
  title: string;
  items: Items<Figure>;
}

interface FiguresProps extends FiguresLineProps {
  /** The first is as wide as the page, the others stand beside their figures. */
  picture?: (id: string, figure: Figure, index: number) => ReactNode;
}

/**
 * Large figures, the first the largest. Screen readers announce figure and label as one sentence.
 */
export function Figures({ title, items, picture }: FiguresProps) {
  const [main, ...others] = Object.entries(items).map(([id, figure], index) => ({
    id,
    ...figure,
    drawing: picture?.(id, figure, index),
  }));
  return (
    <SectionFrame surface="dark">
      {(headingId) => (
        <>
          <Container
            display="flex"
            flexWrap="wrap"
            alignItems="end"
            justifyContent="space-between"
            columnGap={12}
            rowGap={4}
          >
            <Heading id={headingId} textStyle="h2">
              {title}
            </Heading>
            {main && (
              <HStack as="p" wrap="wrap" alignItems="end" columnGap={6} rowGap={2}>
                <chakra.span textStyle="figure">{main.value}</chakra.span>{' '}
                <chakra.span pb={{ md: 2 }} textStyle="lead" color="fg.muted">
                  {main.label}
                </chakra.span>
              </HStack>
            )}
          </Container>
          {main?.drawing && (
            <Box mt={8} _print={{ display: 'none' }}>
              {main.drawing}
            </Box>
          )}
          <Container mt={8}>
            <SimpleGrid as={List.Root} minChildWidth="min(100%, 19rem)" gap={8}>
              {others.map(({ id, ...figure }) => (
                <FigureItem key={id} {...figure} />
              ))}
            </SimpleGrid>
          </Container>
        </>
      )}
    </SectionFrame>
  );
}

function FigureItem({ value, label, drawing }: Figure & { drawing: ReactNode }) {
  return (
    <List.Item display="flex" alignItems="center" gap={4}>
      {drawing}
      <HStack gap={3} flexShrink={0} maxW="full" wrap="wrap">
        <chakra.span textStyle="h2" fontVariantNumeric="tabular-nums">
          {value}
        </chakra.span>{' '}
        <chakra.span color="fg.muted" maxW="min(7em, 45vw)">
          {label}
        </chakra.span>
      </HStack>
    </List.Item>
  );
}

/** Figures in one line, for a section's `beside`. */
export function FiguresLine({ title, items }: FiguresLineProps) {
  return (
    <HStack wrap="wrap" alignItems="baseline" columnGap={6} rowGap={2}>
      <Text fontWeight={500}>{title}</Text>
      {Object.entries(items).map(([id, { value, label }]) => (
        <Text key={id} color="fg.muted">
          <chakra.span textStyle="h2" color="fg" me={2}>
            {value}
          </chakra.span>
          {label}
        </Text>
      ))}
    </HStack>
  );
}
