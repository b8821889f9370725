import { chakra } from '@chakra-ui/react';
import { CheckIcon } from '../cobogo/icons';
import { type Items, Section, type SectionProps } from './section';

interface ChecklistProps extends Omit<SectionProps, 'children'> {
  items: Items<string>;
}

/** Short lines to recognise oneself in, or to count what one gets. */
export function Checklist({ items, layout = 'aside', ...section }: ChecklistProps) {
  return (
    <Section {...section} layout={layout}>
      <CheckItems items={items} columns={layout === 'stack' ? 2 : 1} />
    </Section>
  );
}

interface CheckItemsProps {
  items: Items<string>;
  columns?: 1 | 2;
}

/** The ticked lines themselves, for sections that hold more than one list. */
export function CheckItems({ items, columns = 1 }: CheckItemsProps) {
  return (
    <chakra.ul
      display="grid"
      columnGap={{ md: 12, lg: 24 }}
      gridTemplateColumns={columns === 2 ? { md: 'repeat(2, minmax(0, 1fr))' } : undefined}
    >
      {Object.entries(items).map(([id, text]) => (
        <chakra.li
          key={id}
          maxW="none"
          display="flex"
          gap={4}
          py={4}
          borderTop="1px solid"
          borderColor="line"
        >
          <chakra.span data-art="" color="fg.accent" flexShrink={0} mt=".15em">
            <CheckIcon />
          </chakra.span>
          {text}
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
