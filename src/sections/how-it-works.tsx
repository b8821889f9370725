import { Box, chakra } from '@chakra-ui/react';
import { CheckItems } from './checklist';
import { type Items, Section, type SectionProps } from './section';

interface List {
  title: string;
  items: Items<string>;
}

interface HowItWorksProps extends Omit<SectionProps, 'children' | 'layout'> {
  formats: List;
  included: List;
}

/** What can be booked and what comes with it, side by side. */
export function HowItWorks({ formats, included, ...section }: HowItWorksProps) {
  return (
    <Section {...section}>
      <Box display="grid" gap={{ base: 12, lg: 24 }} gridTemplateColumns={{ md: '1fr 1fr' }}>
        {[formats, included].map(({ title, items }) => (
          <div key={title}>
            <chakra.h3 mb={4}>{title}</chakra.h3>
            <CheckItems items={items} />
          </div>
        ))}
      </Box>
    </Section>
  );
}
