import { Grid, SimpleGrid } from '@chakra-ui/react';
import { pages, products } from '../content/pages.ts';
import { faceOf } from '../content/photos.ts';
import { Avatar } from '../drawings/avatar.tsx';
import { Wall } from '../drawings/wall.tsx';
import { breakpoints } from '../theme/breakpoints.ts';
import type { Testimonial } from './author.tsx';

/** More avatars would not fit beside the hero's text. */
const MOST = 12;

/** The photographs or initials of the first testimonials' authors. */
export function AuthorMosaic({ items }: { items: Record<string, Testimonial> }) {
  return (
    <Grid
      alignContent="center"
      px={{ base: 'gutter', md: 0 }}
      gap={{ base: 2, md: 3, lg: 4 }}
      templateColumns={{
        base: 'repeat(6, minmax(0, 3.25rem))',
        md: 'repeat(3, 5rem)',
        lg: 'repeat(4, 6rem)',
      }}
    >
      {Object.entries(items)
        .slice(0, MOST)
        .map(([id, { author, avatarUrl }], index) => (
          <Avatar
            key={id}
            author={author}
            index={index}
            photo={faceOf(avatarUrl)}
            sizes={`(min-width: ${breakpoints.lg}) 96px, (min-width: ${breakpoints.md}) 80px, 52px`}
          />
        ))}
    </Grid>
  );
}

/** A piece of each product's wall. The last one of an odd number fills its row. */
export function ProductMosaic() {
  return (
    <SimpleGrid
      columns={{ base: products.length, md: 2 }}
      boxSize="full"
      autoRows="minmax(0, 1fr)"
      css={{ '& > :last-child:nth-of-type(odd)': { gridColumn: { md: 'span 2' } } }}
    >
      {products.map((page) => (
        // An odd number of columns, because phones crop each wall around its middle column.
        <Wall key={page} {...pages[page]} columns={3} rows={3} />
      ))}
    </SimpleGrid>
  );
}
