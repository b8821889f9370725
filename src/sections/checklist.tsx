import { Box, chakra, Heading, List, SimpleGrid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { CheckIcon } from '../drawings/icons.tsx';
import { Section, type SectionProps } from './section.tsx';

/** Short lines, each with a tick. */
export function Checklist({ items, ...section }: SectionProps & { items: Record<string, string> }) {
  return (
    <Section layout="aside" {...section}>
      <Lines items={items} columns={section.layout === 'stack' ? 2 : 1} />
    </Section>
  );
}

interface TwoChecklistsProps extends SectionProps {
  lists: { title: string; items: Record<string, string>; picture?: ReactNode }[];
}

/** Two titled checklists side by side. */
export function TwoChecklists({ lists, ...section }: TwoChecklistsProps) {
  return (
    <Section {...section}>
      <SimpleGrid columns={{ md: 2 }} gap={{ base: 12, lg: 24 }}>
        {lists.map(({ title, items, picture }) => (
          <Box key={title}>
            <Heading as="h3" mb={4}>
              {title}
            </Heading>
            {picture}
            <Lines items={items} />
          </Box>
        ))}
      </SimpleGrid>
    </Section>
  );
}

function Lines({ items, columns = 1 }: { items: Record<string, string>; columns?: 1 | 2 }) {
  return (
    <SimpleGrid as={List.Root} columns={{ md: columns }} columnGap={{ md: 12, lg: 24 }}>
      {Object.entries(items).map(([id, text]) => (
        <List.Item
          key={id}
          display="flex"
          gap={4}
          py={{ base: 3, md: 4 }}
          borderTop="1px solid {colors.line}"
        >
          <chakra.span color="fg.accent" flexShrink={0} mt=".15em" data-print="hide">
            <CheckIcon />
          </chakra.span>
          {text}
        </List.Item>
      ))}
    </SimpleGrid>
  );
}
