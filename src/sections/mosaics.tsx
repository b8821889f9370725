import { people } from 'virtual:copy';
import { chakra, SimpleGrid } from '@chakra-ui/react';
import { offers, pages } from '../content/pages.ts';
import type { PageKey } from '../content/resources.ts';
import { Avatar } from '../drawings/avatar.tsx';
import { initials } from '../drawings/initials.ts';
import { Wall } from '../drawings/wall.tsx';
import { breakpoints } from '../theme/breakpoints.ts';
import type { Testimonial } from './author.tsx';
import type { Items } from './section.tsx';

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

interface AuthorMosaicProps {
  items: Items<Testimonial>;
  className?: string;
}

/** The photographs or initials of the first testimonials' authors. */
export function AuthorMosaic({ items, className }: AuthorMosaicProps) {
  return (
    <Tiles className={className}>
      {Object.entries(items)
        .slice(0, MOST)
        .map(([id, { author, avatarUrl = '' }], index) => (
          <Tile
            key={id}
            initials={initials(author)}
            index={index}
            photo={people[avatarUrl]}
            sizes={`(min-width: ${breakpoints.lg}) 96px, (min-width: ${breakpoints.md}) 80px, 52px`}
          />
        ))}
    </Tiles>
  );
}

/** A piece of each offer's wall or, if there is no offer, of the contact page's wall. */
export function ProductMosaic() {
  const walls: readonly PageKey[] = offers.length > 0 ? offers : ['contato'];
  const inRow = walls.length > 3 && walls.length % 2 === 0 ? 2 : 1;
  // An odd number, because phones crop each wall around its middle column.
  const columns = inRow > 1 ? 3 : 5;
  return (
    <SimpleGrid
      columns={{ base: walls.length, md: inRow }}
      boxSize="full"
      autoRows="minmax(0, 1fr)"
    >
      {walls.map((page) => (
        <Wall
          key={page}
          {...pages[page]}
          columns={columns}
          rows={walls.length > inRow ? 3 : 6}
          brightest={[(columns - 1) / 2, 1]}
        />
      ))}
    </SimpleGrid>
  );
}
