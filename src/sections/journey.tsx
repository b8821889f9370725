import { Box, chakra, Heading, List, Text } from '@chakra-ui/react';
import { StageLeaf } from '../cobogo/stage-leaf';
import { type Items, Section, type SectionProps, type TextItem } from './section';

interface Meeting {
  encontro: string;
  tema: string;
  descricao: string;
}

interface JourneyProps extends SectionProps {
  stages: Items<TextItem & { meetings: Items<Meeting> }>;
}

/** The line that joins one leaf to the next. */
const Line = chakra('div', {
  base: {
    position: 'absolute',
    insetInlineStart: { base: '2rem', lg: '3rem' },
    top: { base: '5rem', lg: '7rem' },
    bottom: '1rem',
    borderInlineStart: '2px solid',
    borderColor: 'line',
    _print: { display: 'none' },
  },
});

/** The meetings of the mentoring in stages down one line; the leaf opens wider at each. */
export function Journey({ stages, ...section }: JourneyProps) {
  const last = Object.keys(stages).length - 1;
  return (
    <Section {...section}>
      <List.Root as="ol">
        {Object.entries(stages).map(([id, { titulo, desc, meetings }], index) => (
          <List.Item
            key={id}
            position="relative"
            display="grid"
            columnGap={{ base: 4, md: 8 }}
            rowGap={4}
            gridTemplateColumns={{ base: '4rem 1fr', lg: '6rem 4fr 7fr' }}
            pb={{ base: 6, md: 8 }}
          >
            <Box gridRow={{ base: 'span 2', lg: 'auto' }}>
              <StageLeaf step={Math.min(index + 1, 4) as 1 | 2 | 3 | 4} />
              {index < last && <Line />}
            </Box>
            <Box>
              <Heading as="h3">{titulo}</Heading>
              <Text color="fg.accent" textStyle="label" mt={1}>
                {desc}
              </Text>
            </Box>
            <List.Root as="ol" gridColumn={{ base: 2, lg: 'auto' }}>
              {Object.entries(meetings).map(([key, { encontro, tema, descricao }]) => (
                <List.Item key={key} pb={6}>
                  <Text textStyle="small" color="fg.muted">
                    {encontro}
                  </Text>
                  <Heading as="h4" textStyle="body" fontWeight={600} fontSize="1.125rem">
                    {tema}
                  </Heading>
                  <Text color="fg.muted" mt={1}>
                    {descricao}
                  </Text>
                </List.Item>
              ))}
            </List.Root>
          </List.Item>
        ))}
      </List.Root>
    </Section>
  );
}
