import { chakra, List } from '@chakra-ui/react';
import { type Items, Section, type SectionProps } from './section';

interface FiguresProps extends SectionProps {
  items: Items<{ value: string; label: string }>;
}

/** Numbers large on dark, each with what it counts. A screen reader hears them as one sentence. */
export function Figures({ items, ...section }: FiguresProps) {
  return (
    <Section {...section} surface="dark">
      <List.Root
        display="grid"
        gap={{ base: 8, md: 12 }}
        gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))"
      >
        {Object.entries(items).map(([id, { value, label }]) => (
          <List.Item key={id}>
            <chakra.span display="block" textStyle="figure">
              {value}
            </chakra.span>{' '}
            <chakra.span display="block" color="fg.muted" mt={2} maxW="18ch">
              {label}
            </chakra.span>
          </List.Item>
        ))}
      </List.Root>
    </Section>
  );
}
