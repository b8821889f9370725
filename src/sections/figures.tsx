import { Box, Container, chakra, HStack, List, SimpleGrid, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { countOf } from '../drawings/count-of.ts';
import { SectionFrame, SectionHeading } from './section.tsx';

interface FiguresLineProps {
  title: string;
  items: Record<string, { value: string }>;
  /** The figure's label, in the plural form that suits the count. */
  getLabel: (id: string, count: number) => string | undefined;
}

interface FiguresProps extends FiguresLineProps {
  /** Draws the first figure, as wide as the page. */
  renderWidePicture?: (id: string, value: string) => ReactNode;
  /** Draws each of the following figures, beside its value. */
  renderPicture?: (id: string, value: string) => ReactNode;
}

/** The figures of a block of the copy, each with the label that suits its value. */
function labelled({ items, getLabel }: FiguresLineProps) {
  return Object.entries(items).map(([id, { value }]) => {
    // Texts need no form for millions, so these get the form of 100, as figures without a number do.
    const count = countOf(value, 999_999) ?? 100;
    return { id, value, label: getLabel(id, count) };
  });
}

/** Large figures. Screen readers announce each figure and its label as one sentence. */
export function Figures({ renderWidePicture, renderPicture, ...figures }: FiguresProps) {
  const [first, ...others] = labelled(figures);
  const wide = first && renderWidePicture?.(first.id, first.value);
  return (
    <SectionFrame data-surface="dark">
      <Container
        display="flex"
        flexWrap="wrap"
        alignItems="end"
        justifyContent="space-between"
        columnGap={12}
        rowGap={4}
      >
        <SectionHeading>{figures.title}</SectionHeading>
        {first && (
          <HStack as="p" wrap="wrap" alignItems="end" columnGap={6} rowGap={2}>
            <chakra.span textStyle="figure">{first.value}</chakra.span>{' '}
            <chakra.span pb={{ md: 2 }} textStyle="lead" color="fg.muted">
              {first.label}
            </chakra.span>
          </HStack>
        )}
      </Container>
      {wide && (
        <Box mt={8} data-print="hide">
          {wide}
        </Box>
      )}
      {others.length > 0 && (
        <Container mt={8}>
          <SimpleGrid as={List.Root} minChildWidth="min(100%, 19rem)" gap={8}>
            {others.map(({ id, value, label }) => (
              <List.Item key={id} display="flex" alignItems="center" gap={4}>
                {renderPicture?.(id, value)}
                <HStack gap={3} flexShrink={0} maxW="full" wrap="wrap">
                  <chakra.span textStyle="h2" fontVariantNumeric="tabular-nums">
                    {value}
                  </chakra.span>{' '}
                  <chakra.span color="fg.muted" maxW="min(7em, 45vw)">
                    {label}
                  </chakra.span>
                </HStack>
              </List.Item>
            ))}
          </SimpleGrid>
        </Container>
      )}
    </SectionFrame>
  );
}

/** Figures in one line, for a section's `beside`. */
export function FiguresLine(figures: FiguresLineProps) {
  return (
    <HStack wrap="wrap" alignItems="baseline" columnGap={6} rowGap={2}>
      <Text fontWeight={500}>{figures.title}</Text>
      {labelled(figures).map(({ id, value, label }) => (
        <Text key={id} color="fg.muted">
          {/* Screen readers need the space, which has no width at the end of a box. */}
          <chakra.span display="inline-block" textStyle="h2" color="fg" me={2}>
            {value}{' '}
          </chakra.span>
          {label}
        </Text>
      ))}
    </HStack>
  );
}
