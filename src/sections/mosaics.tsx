import { Box } from '@chakra-ui/react';
import { Avatar } from '../cobogo/avatar';
import { Wall } from '../cobogo/wall';
import { fileAddress } from '../links/file-address';
import { products } from '../links/pages';
import type { Items } from './section';
import { initials, type Testimonial } from './testimonial';

/** The hero of the testimonials: everybody who speaks further down, as tiles of one wall. */
export function Voices({ items }: { items: Items<Testimonial> }) {
  return (
    <Box css={voices}>
      {Object.entries(items).map(([id, { author, avatarUrl }], index) => (
        <Avatar
          key={id}
          initials={initials(author)}
          index={index}
          src={avatarUrl && fileAddress(avatarUrl)}
        />
      ))}
    </Box>
  );
}

/** The hero of the contact page: a piece of each product's wall, because any of them may be the subject. */
export function FourWalls() {
  return (
    <Box css={fourWalls}>
      {products.map(({ page }) => (
        <Wall key={page} art={page} columns={3} rows={3} />
      ))}
    </Box>
  );
}

const voices = {
  display: 'grid',
  gap: { base: 2, md: 3, lg: 4 },
  alignContent: 'center',
  gridTemplateColumns: { base: 'repeat(6, 3.25rem)', md: 'repeat(3, 5rem)', lg: 'repeat(4, 6rem)' },
  '& > *': { width: '100%', height: 'auto', aspectRatio: '1' },
};

const fourWalls = {
  display: 'grid',
  width: '100%',
  height: '100%',
  gridTemplateColumns: { base: 'repeat(4, 1fr)', md: 'repeat(2, 1fr)' },
  gridAutoRows: 'minmax(0, 1fr)',
  '& > *': { width: '100%', height: '100%' },
};
