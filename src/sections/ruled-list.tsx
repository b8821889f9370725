import { chakra } from '@chakra-ui/react';
import { type Items, Section, type SectionProps, type TextItem } from './section';

interface RuledListProps extends Omit<SectionProps, 'children' | 'layout'> {
  items: Items<TextItem>;
}

/** A few equal ideas in two columns under hairlines: large titles, one sentence each. */
export function RuledList({ items, ...section }: RuledListProps) {
  return (
    <Section {...section}>
      <chakra.ul
        display="grid"
        gridTemplateColumns={{ md: 'repeat(2, minmax(0, 1fr))' }}
        columnGap={{ md: 12, lg: 24 }}
      >
        {Object.entries(items).map(([id, { titulo, desc }]) => (
          <chakra.li key={id} borderTop="1px solid" borderColor="line" py={{ base: 6, md: 8 }}>
            <h3>{titulo}</h3>
            <chakra.p color="fg.muted" mt={2} maxW="44ch">
              {desc}
            </chakra.p>
          </chakra.li>
        ))}
      </chakra.ul>
    </Section>
  );
}
