import { Heading, List, Text } from '@chakra-ui/react';
import { type Items, Section, type SectionProps, type TextItem } from './section';

interface StepsProps extends SectionProps {
  /** `parte` or `bloco` names the step; without one it is counted. */
  items: Items<TextItem & { parte?: string; bloco?: string }>;
  /** Each step stands higher than the one before. */
  climbing?: boolean;
}

/** Things that happen in this order, left to right where there is room. */
export function Steps({ items, climbing = false, ...section }: StepsProps) {
  return (
    <Section {...section}>
      <List.Root
        as="ol"
        display="grid"
        gap={8}
        gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 14rem), 1fr))"
      >
        {Object.entries(items).map(([id, { titulo, desc, parte, bloco }], index) => (
          <List.Item
            key={id}
            borderTop="4px solid"
            borderColor="fg.accent"
            pt={4}
            mt={climbing ? { lg: `${Math.max(0, 3 - index) * 2.5}rem` } : undefined}
          >
            <Text textStyle={(parte ?? bloco) ? 'label' : 'h2'} color="fg.accent">
              {parte ?? bloco ?? index + 1}
            </Text>
            <Heading as="h3" mt={2}>
              {titulo}
            </Heading>
            <Text color="fg.muted" mt={3}>
              {desc}
            </Text>
          </List.Item>
        ))}
      </List.Root>
    </Section>
  );
}
