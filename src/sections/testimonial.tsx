import { Box, chakra } from '@chakra-ui/react';
import { Avatar } from '../cobogo/avatar';
import { fileAddress } from '../links/file-address';

/** What somebody said, and who. */
export interface Testimonial {
  quote: string;
  author: string;
  role: string;
  /** A photograph; initials stand in for it. */
  avatarUrl?: string;
}

/** Name and role beside a portrait or initials. `index` picks one of the twelve drawings. */
export function Author({ author, role, avatarUrl, index }: Testimonial & { index: number }) {
  return (
    <Box display="flex" alignItems="center" gap={4}>
      <Box data-art="" flexShrink={0} css={{ '& > *': { width: '56px', height: '56px' } }}>
        <Avatar
          initials={initials(author)}
          index={index}
          src={avatarUrl && fileAddress(avatarUrl)}
        />
      </Box>
      <div>
        <chakra.span display="block" fontWeight={600}>
          {author}
        </chakra.span>
        <chakra.span display="block" textStyle="small" color="fg.muted">
          {role}
        </chakra.span>
      </div>
    </Box>
  );
}

/** First letters of the first and the last name. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [words[0], last]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase();
}
