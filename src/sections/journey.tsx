import { Box, chakra, Grid, Heading, List, SimpleGrid, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { LinkedText } from '../content/links/linked-text.tsx';
import { JourneyStage, openLeaves } from '../drawings/journey-stage.tsx';
import { useMotion } from '../drawings/use-motion.ts';
import type { Accent } from '../theme/colors.ts';
import { Section, type SectionProps, type TitledText } from './section.tsx';

interface Stage extends TitledText {
  meetings: Record<string, { encontro: string; tema: string; descricao: string }>;
}

interface ToolText {
  caption: string;
  alt: string;
}

interface JourneyProps extends SectionProps {
  stages: Record<string, Stage>;
  /** The ids are those of the meetings that use the tools. */
  tools?: Record<string, ToolText>;
  renderPicture: (id: string, tool: ToolText) => ReactNode;
  accent: Accent;
}

const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);

/** The mentoring's meetings in stages, below a wall with a leaf-shaped opening for each meeting. */
export function Journey({ stages, tools = {}, renderPicture, accent, ...section }: JourneyProps) {
  const counted = Object.entries(stages).map(([id, stage]) => {
    return { ...stage, id, count: Object.keys(stage.meetings).length };
  });
  const counts = counted.map(({ count }) => count);
  const total = sum(counts);
  const most = Math.max(...counts);
  // The stages form one wall only if each has a fifth of the width, to fit words of 14 letters.
  const joined = Math.min(...counts) >= total / 5;
  return (
    <Section {...section}>
      <List.Root
        ref={useMotion(openLeaves)}
        as="ol"
        display="grid"
        rowGap={{ base: 12, md: 0 }}
        columnGap={{ md: 6, lg: joined ? 0 : undefined }}
        gridTemplateColumns={{
          md: 'repeat(2, minmax(0, 1fr))',
          lg: joined ? counts.map((count) => `minmax(0, ${count}fr)`).join(' ') : undefined,
        }}
      >
        {counted.map(({ id, count, titulo, desc, meetings }, index) => (
          <List.Item
            key={id}
            display="grid"
            alignContent="start"
            gridTemplateColumns="minmax(0, 1fr)"
            gridRow={{ md: 'span 4' }}
            gridTemplateRows={{ md: 'subgrid' }}
          >
            <Box
              data-print="hide"
              w={{
                base: `${(50 * count) / most}%`,
                md: `${(100 * count) / most}%`,
                lg: joined ? 'full' : undefined,
              }}
            >
              <JourneyStage
                joined={joined}
                before={sum(counts.slice(0, index))}
                count={count}
                total={total}
                accent={accent}
              />
            </Box>
            <Words pt={{ base: 3, md: 4 }}>
              <Heading as="h3">{titulo}</Heading>
              <Text color="fg.accent" textStyle="label" mt={1}>
                <LinkedText>{desc}</LinkedText>
              </Text>
            </Words>
            <Words asChild pt={{ base: 3, md: 4 }}>
              <List.Root as="ol" display="grid" alignContent="start" gap={{ base: 3, md: 4 }}>
                {Object.entries(meetings).map(([key, { encontro, tema, descricao }]) => (
                  <List.Item key={key}>
                    <Text textStyle="small" color="fg.accent" fontWeight={500}>
                      {encontro}
                    </Text>
                    <Heading as="h4" textStyle="body" fontWeight={600}>
                      {tema}
                    </Heading>
                    <Text color="fg.muted" fontSize="1rem">
                      {descricao}
                    </Text>
                  </List.Item>
                ))}
              </List.Root>
            </Words>
            <Words pt={{ base: 4, md: 6 }} pb={{ md: 12, lg: joined ? 0 : undefined }}>
              {Object.entries(meetings).map(([key, { encontro }]) => {
                const tool = tools[key];
                const drawing = tool && renderPicture(key, tool);
                return (
                  drawing && (
                    <SimpleGrid
                      as="figure"
                      key={key}
                      columns={{ base: 2, md: 1 }}
                      columnGap={4}
                      rowGap={2}
                      alignItems={{ base: 'center', md: 'stretch' }}
                      data-print="hide"
                    >
                      <Grid
                        alignItems="center"
                        h={{ base: '6.5rem', md: '12.5rem' }}
                        p={{ base: 2, md: 4 }}
                        bg="accent.solid"
                        borderRadius="block"
                        overflow="hidden"
                      >
                        {drawing}
                      </Grid>
                      <chakra.figcaption textStyle="small" color="fg.muted">
                        <chakra.strong color="fg.accent" fontWeight={500}>
                          {encontro}
                        </chakra.strong>{' '}
                        {tool.caption}
                      </chakra.figcaption>
                    </SimpleGrid>
                  )
                );
              })}
            </Words>
          </List.Item>
        ))}
      </List.Root>
    </Section>
  );
}

/** Keeps the texts of stages apart. A gap of the grid would also part walls that must touch. */
const Words = chakra('div', { base: { pe: { lg: 6 } } });
