import { chakra } from '@chakra-ui/react';
import { type Items, Section, type SectionProps, type TextItem } from './section';

interface FormatPairProps extends Omit<SectionProps, 'children' | 'layout'> {
  items: Items<TextItem>;
}

/** Two ways of having the same thing, in two halves of one block. */
export function FormatPair({ items, ...section }: FormatPairProps) {
  return (
    <Section {...section}>
      <chakra.ul css={halves}>
        {Object.entries(items).map(([id, { titulo, desc }]) => (
          <chakra.li key={id} maxW="none">
            <chakra.h3 textStyle="h2">{titulo}</chakra.h3>
            <chakra.p color="fg.muted" mt={3} maxW="38ch">
              {desc}
            </chakra.p>
          </chakra.li>
        ))}
      </chakra.ul>
    </Section>
  );
}

const halves = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  bg: 'bg.card',
  border: '2px solid transparent',
  borderRadius: 'block',
  boxShadow: 'rest',
  '& li': { p: { base: 6, md: 12 } },
  '& li + li': {
    borderTop: { base: '1px solid {colors.line}', md: 0 },
    borderInlineStart: { md: '1px solid {colors.line}' },
  },
};
