import { chakra } from '@chakra-ui/react';
import { type Items, Section, type SectionProps, type TextItem } from './section';

interface StepsProps extends Omit<SectionProps, 'children' | 'layout'> {
  /** `parte` or `bloco` names the step; without one it is counted. */
  items: Items<TextItem & { parte?: string; bloco?: string }>;
  /** Each step stands higher than the one before. */
  climbing?: boolean;
}

/** Things that happen in this order, left to right where there is room. */
export function Steps({ items, climbing = false, ...section }: StepsProps) {
  const steps = Object.entries(items);
  return (
    <Section {...section}>
      <chakra.ol css={row} data-climbing={climbing || undefined}>
        {steps.map(([id, { titulo, desc, parte, bloco }], index) => (
          <chakra.li
            key={id}
            mt={climbing ? { lg: `${Math.max(0, 3 - index) * 2.5}rem` } : undefined}
          >
            <chakra.p textStyle={(parte ?? bloco) ? 'label' : 'h2'} color="fg.accent">
              {parte ?? bloco ?? index + 1}
            </chakra.p>
            <chakra.h3 mt={2}>{titulo}</chakra.h3>
            <chakra.p color="fg.muted" mt={3}>
              {desc}
            </chakra.p>
          </chakra.li>
        ))}
      </chakra.ol>
    </Section>
  );
}

const row = {
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  '& li': { borderTop: '4px solid', borderColor: 'fg.accent', pt: 4 },
};
