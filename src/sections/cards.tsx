import { chakra } from '@chakra-ui/react';
import { type Items, Section, type SectionProps, type TextItem } from './section';

interface CardsProps extends Omit<SectionProps, 'children' | 'layout'> {
  items: Items<TextItem>;
}

/** White cards in two staggered columns, beside a heading that stays in view. */
export function Cards({ items, ...section }: CardsProps) {
  return (
    <Section {...section} layout="aside">
      <chakra.ul css={grid}>
        {Object.entries(items).map(([id, { titulo, desc }]) => (
          <li key={id}>
            <h3>{titulo}</h3>
            <chakra.p color="fg.muted" mt={3}>
              {desc}
            </chakra.p>
          </li>
        ))}
      </chakra.ul>
    </Section>
  );
}

const grid = {
  display: 'grid',
  gap: 6,
  '& li': {
    bg: 'bg.card',
    p: { base: 6, md: 8 },
    border: '2px solid transparent',
    borderRadius: 'block',
    boxShadow: 'rest',
  },
  md: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    // The stagger: every second card starts lower, like bricks.
    '& li:nth-of-type(even)': { transform: 'translateY(2rem)' },
    pb: 8,
  },
};
