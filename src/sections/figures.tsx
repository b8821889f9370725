import { Box, Container, chakra, Heading, HStack, List, SimpleGrid, Text } from '@chakra-ui/react';
import { CountedFigure } from '../drawings/counted-figure';
import { WomenWindows } from '../drawings/women-windows';
import { forItem } from './for-item';
import { type Items, SectionFrame } from './section';

interface Figure {
  value: string;
  label: string;
}

interface FiguresProps {
  title: string;
  /** The first figure is the largest. */
  items: Items<Figure>;
  /** Draws the first figure as a wall with so many windows. */
  wall?: boolean;
}

/** The shape that counts each figure, by its id in the copy. */
const modules = { book: 'arch', event: 'circle', cities: 'triangle' } as const;

/**
 * Large figures on a dark surface, each with its label and, where possible, a drawing that counts
 * it. A screen reader announces figure and label as one sentence.
 */
export function Figures({ title, items, wall }: FiguresProps) {
  const [main, ...others] = Object.entries(items);
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
                <chakra.span textStyle="figure">{main[1].value}</chakra.span>{' '}
                <chakra.span pb={{ md: 2 }} textStyle="lead" color="fg.muted">
                  {main[1].label}
                </chakra.span>
              </HStack>
            )}
          </Container>
          {wall && main && (
            <Box mt={8} _print={{ display: 'none' }}>
              <WomenWindows value={main[1].value} />
            </Box>
          )}
          <Container mt={8}>
            <SimpleGrid as={List.Root} minChildWidth="min(100%, 19rem)" gap={8}>
              {others.map(([id, figure]) => (
                <FigureItem key={id} id={id} {...figure} />
              ))}
            </SimpleGrid>
          </Container>
        </>
      )}
    </SectionFrame>
  );
}

function FigureItem({ id, value, label }: Figure & { id: string }) {
  const module = forItem(modules, id);
  return (
    <List.Item display="flex" alignItems="center" gap={4}>
      {module && <CountedFigure value={value} module={module} current={id !== 'cities'} />}
      <HStack gap={3} flexShrink={0}>
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

/** Figures in one line, to stand beside a section's heading. */
export function FiguresLine({ title, items }: FiguresProps) {
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
