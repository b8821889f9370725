import { chakra } from '@chakra-ui/react';
import { type Items, Section, type SectionProps } from './section';

interface FiguresProps extends Omit<SectionProps, 'children' | 'ground'> {
  items: Items<{ value: string; label: string }>;
}

/** Numbers large on dark, each with what it counts. A screen reader hears them as one sentence. */
export function Figures({ items, ...section }: FiguresProps) {
  return (
    <Section {...section} ground="dark">
      <chakra.ul css={row}>
        {Object.entries(items).map(([id, { value, label }]) => (
          <li key={id}>
            <chakra.span display="block" textStyle="figure">
              {value}
            </chakra.span>{' '}
            <chakra.span display="block" color="fg.muted" mt={2} maxW="18ch">
              {label}
            </chakra.span>
          </li>
        ))}
      </chakra.ul>
    </Section>
  );
}

const row = {
  display: 'grid',
  gap: { base: 8, md: 12 },
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
};
