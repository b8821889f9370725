import { chakra, HStack } from '@chakra-ui/react';
import { Avatar } from '../drawings/avatar';
import { fileAddress } from '../site/file-address';
import { initials } from '../text/initials';

/** A quote and its author. */
export interface Testimonial {
  quote: string;
  author: string;
  role: string;
  /** What the quote is about: the key of its page, or other words. */
  topic?: string;
  /** A photograph; without it, the initials. */
  avatarUrl?: string;
}

const Portrait = chakra(Avatar, {
  base: { boxSize: '56px', flexShrink: 0, _print: { display: 'none' } },
});

/** Name and role beside a portrait or initials. `index` picks one of the twelve drawings. */
export function Author({ author, role, avatarUrl, index }: Testimonial & { index: number }) {
  return (
    <HStack gap={4}>
      <Portrait
        initials={initials(author)}
        index={index}
        src={avatarUrl && fileAddress(avatarUrl)}
      />
      <div>
        <chakra.span display="block" fontWeight={600}>
          {author}
        </chakra.span>
        <chakra.span display="block" textStyle="small" color="fg.muted">
          {role}
        </chakra.span>
      </div>
    </HStack>
  );
}
