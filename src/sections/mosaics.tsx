import { chakra, SimpleGrid } from '@chakra-ui/react';
import { pages, products } from '../content/pages.ts';
import { faceOf } from '../content/photos.ts';
import { Avatar } from '../drawings/avatar.tsx';
import { initials } from '../drawings/initials.ts';
import { Wall } from '../drawings/wall.tsx';
import { breakpoints } from '../theme/breakpoints.ts';
import type { Testimonial } from './author.tsx';

const Tiles = chakra('div', {
  base: {
    display: 'grid',
    alignContent: 'center',
    px: { base: 'gutter', md: 0 },
    gap: { base: 2, md: 3, lg: 4 },
    gridTemplateColumns: {
      base: 'repeat(6, minmax(0, 3.25rem))',
      md: 'repeat(3, 5rem)',
      lg: 'repeat(4, 6rem)',
    },
  },
});

const Tile = chakra(Avatar, { base: { w: 'full', h: 'auto', aspectRatio: '1' } });

/** More avatars would not fit beside the hero's text. */
const MOST = 12;

/** The photographs or initials of the first testimonials' authors. */
export function AuthorMosaic({ items }: { items: Record<string, Testimonial> }) {
  return (
    <Tiles>
      {Object.entries(items)
        .slice(0, MOST)
        .map(([id, { author, avatarUrl }], index) => (
          <Tile
            key={id}
            initials={initials(author)}
            index={index}
            photo={faceOf(avatarUrl)}
            sizes={`(min-width: ${breakpoints.lg}) 96px, (min-width: ${breakpoints.md}) 80px, 52px`}
          />
        ))}
    </Tiles>
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
        <Wall key={page} {...pages[page]} columns={3} rows={3} brightest={[1, 1]} />
      ))}
    </SimpleGrid>
  );
}
