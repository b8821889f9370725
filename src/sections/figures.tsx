import { Box, Container, chakra, Heading, HStack, List, SimpleGrid, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { countOf } from '../drawings/count-of.ts';
import { type Items, SectionFrame } from './section.tsx';

type Figure = { value: string } & (
  | { label: string }
  | ({ label_other: string } & Partial<Record<`label_${Intl.LDMLPluralRule}`, string>>)
);

interface FiguresLineProps {
  title: string;
  items: Items<Figure>;
}

interface FiguresProps extends FiguresLineProps {
  /** Draws the first figure, as wide as the page. */
  widePicture?: (id: string, figure: Figure) => ReactNode;
  /** Draws each of the following figures, beside its value. */
  picture?: (id: string, figure: Figure) => ReactNode;
}

/**
 * Returns the figure's label in the plural form that the language uses with its value. i18next
 * can't choose it, because a section gets the whole block.
 */
export function labelOf(figure: Figure, tag: string): string {
  if ('label' in figure) return figure.label;
  const count = countOf(figure.value) ?? 0;
  const form = new Intl.PluralRules(tag).select(count);
  return figure[`label_${form}`] ?? figure.label_other;
}

/** Large figures. Screen readers announce each figure and its label as one sentence. */
export function Figures({ title, items, widePicture, picture }: FiguresProps) {
  const { language } = useTranslation().i18n;
  const [first, ...others] = Object.entries(items).map(([id, figure]) => ({ id, figure }));
  const wide = first && widePicture?.(first.id, first.figure);
  return (
    <SectionFrame data-surface="dark">
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
            {first && (
              <HStack as="p" wrap="wrap" alignItems="end" columnGap={6} rowGap={2}>
                <chakra.span textStyle="figure">{first.figure.value}</chakra.span>{' '}
                <chakra.span pb={{ md: 2 }} textStyle="lead" color="fg.muted">
                  {labelOf(first.figure, language)}
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
                {others.map(({ id, figure }) => (
                  <List.Item key={id} display="flex" alignItems="center" gap={4}>
                    {picture?.(id, figure)}
                    <HStack gap={3} flexShrink={0} maxW="full" wrap="wrap">
                      <chakra.span textStyle="h2" fontVariantNumeric="tabular-nums">
                        {figure.value}
                      </chakra.span>{' '}
                      <chakra.span color="fg.muted" maxW="min(7em, 45vw)">
                        {labelOf(figure, language)}
                      </chakra.span>
                    </HStack>
                  </List.Item>
                ))}
              </SimpleGrid>
            </Container>
          )}
        </>
      )}
    </SectionFrame>
  );
}

/** Figures in one line, for a section's `beside`. */
export function FiguresLine({ title, items }: FiguresLineProps) {
  const { language } = useTranslation().i18n;
  return (
    <HStack wrap="wrap" alignItems="baseline" columnGap={6} rowGap={2}>
      <Text fontWeight={500}>{title}</Text>
      {Object.entries(items).map(([id, figure]) => (
        <Text key={id} color="fg.muted">
          {/* Screen readers need the space, which has no width at the end of a box. */}
          <chakra.span display="inline-block" textStyle="h2" color="fg" me={2}>
            {figure.value}{' '}
          </chakra.span>
          {labelOf(figure, language)}
        </Text>
      ))}
    </HStack>
  );
}
