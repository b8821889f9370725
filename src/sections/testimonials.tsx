import { chakra } from '@chakra-ui/react';
import { StarIcon } from '../cobogo/icons';
import { type Items, Section, type SectionProps } from './section';
import { Author, type Testimonial } from './testimonial';

interface TestimonialsProps extends Omit<SectionProps, 'children' | 'layout'> {
  items: Items<Testimonial>;
  /** What the row of stars says to who can't see it. */
  stars: string;
}

/**
 * Everything that was said, in full, as a masonry of cards. Read down one column and then the next:
 * the order of the page is the order of the document.
 */
export function Testimonials({ items, stars, ...section }: TestimonialsProps) {
  return (
    <Section {...section}>
      <chakra.ul css={masonry}>
        {Object.entries(items).map(([id, testimonial], index) => (
          <li key={id}>
            <chakra.figure>
              <chakra.div role="img" aria-label={stars} display="flex" gap={1} color="fg.accent">
                {starKeys.map((key) => (
                  <StarIcon key={key} size={20} />
                ))}
              </chakra.div>
              <chakra.blockquote my={4}>{testimonial.quote}</chakra.blockquote>
              <figcaption>
                <Author {...testimonial} index={index} />
              </figcaption>
            </chakra.figure>
          </li>
        ))}
      </chakra.ul>
    </Section>
  );
}

const starKeys = ['first', 'second', 'third', 'fourth', 'fifth'];

const masonry = {
  columns: { md: 2, lg: 3 },
  columnGap: 6,
  '& li': {
    breakInside: 'avoid',
    maxW: 'none',
    mb: 6,
    p: { base: 6, md: 8 },
    bg: 'bg.card',
    border: '2px solid transparent',
    borderRadius: 'block',
    boxShadow: 'rest',
  },
  // As the sections below the first screen (theme/global-css.ts), on a phone, where this one begins on it.
  'html:not([data-live], :has(:target)) & li + li': {
    mdDown: { contentVisibility: 'auto', containIntrinsicSize: 'auto 18rem' },
  },
};
