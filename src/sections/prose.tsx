import { Box, chakra } from '@chakra-ui/react';
import { type Items, Section, type SectionProps } from './section';

interface ProseProps extends Omit<SectionProps, 'children' | 'layout'> {
  body: Items<string>;
}

/** An explanation in a few paragraphs, set to be read. */
export function Prose({ body, ...section }: ProseProps) {
  return (
    <Section {...section} layout="aside">
      <Box display="grid" gap={6}>
        {Object.entries(body).map(([id, text]) => (
          <chakra.p key={id} textStyle="lead">
            {text}
          </chakra.p>
        ))}
      </Box>
    </Section>
  );
}
