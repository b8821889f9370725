import { chakra } from '@chakra-ui/react';
import { type Items, Section, type SectionProps, type TextItem } from './section';

interface RowsProps extends Omit<SectionProps, 'children' | 'layout'> {
  /** `takeaway`: what remains, set apart below the text. */
  items: Items<TextItem & { takeaway?: string }>;
}

/** Ideas that deserve a line of their own: title on one side, text on the other. */
export function Rows({ items, ...section }: RowsProps) {
  return (
    <Section {...section}>
      <ul>
        {Object.entries(items).map(([id, { titulo, desc, takeaway }]) => (
          <chakra.li
            key={id}
            maxW="none"
            display="grid"
            gridTemplateColumns={{ md: '5fr 7fr' }}
            columnGap={6}
            rowGap={3}
            borderTop="2px solid"
            borderColor="outline"
            py={{ base: 6, md: 8 }}
          >
            <chakra.h3 maxW="18ch">{titulo}</chakra.h3>
            <div>
              <p>{desc}</p>
              {takeaway && (
                <chakra.p color="fg.accent" fontWeight={500} mt={3}>
                  {takeaway}
                </chakra.p>
              )}
            </div>
          </chakra.li>
        ))}
      </ul>
    </Section>
  );
}
