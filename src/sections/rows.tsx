import { Box, Heading, List, Text } from '@chakra-ui/react';
import { LinkedText } from '../content/links/linked-text.tsx';
import { Section, type SectionProps, Takeaway, type TitledText } from './section.tsx';

/** Ideas in rows: title on one side, text and conclusion on the other. */
export function Rows({ items, ...section }: SectionProps & { items: Record<string, TitledText> }) {
  return (
    <Section {...section}>
      <List.Root>
        {Object.entries(items).map(([id, { titulo, desc, takeaway }]) => (
          <List.Item
            key={id}
            display="grid"
            gridTemplateColumns={{ md: '5fr 7fr' }}
            columnGap={6}
            rowGap={3}
            borderTop="2px solid {colors.outline}"
            py={{ base: 6, md: 8 }}
          >
            <Heading as="h3" maxW="12em">
              {titulo}
            </Heading>
            <Box>
              <Text>
                <LinkedText>{desc}</LinkedText>
              </Text>
              {takeaway && <Takeaway mt={3}>{takeaway}</Takeaway>}
            </Box>
          </List.Item>
        ))}
      </List.Root>
    </Section>
  );
}
