import { Box, chakra } from '@chakra-ui/react';
import { type Items, Section, type SectionProps } from './section';
import { Author, type Testimonial } from './testimonial';

interface QuotesProps extends Omit<SectionProps, 'children' | 'layout'> {
  items: Items<Testimonial>;
}

/** Two or three voices, large, each a little further in than the one before. */
export function Quotes({ items, ...section }: QuotesProps) {
  return (
    <Section {...section}>
      <Box display="grid" rowGap={{ base: 12, md: 16 }}>
        {Object.entries(items).map(([id, testimonial], index) => (
          <chakra.figure
            key={id}
            maxW={{ md: '46rem' }}
            ms={index % 2 === 1 ? { md: 'auto' } : undefined}
          >
            <chakra.blockquote textStyle="quote">{testimonial.quote}</chakra.blockquote>
            <chakra.figcaption mt={6}>
              <Author {...testimonial} index={index} />
            </chakra.figcaption>
          </chakra.figure>
        ))}
      </Box>
    </Section>
  );
}
