import { Box, chakra, HStack } from '@chakra-ui/react';
import { faceOf } from '../content/photos.ts';
import { Avatar } from '../drawings/avatar.tsx';

export interface Testimonial {
  quote: string;
  author: string;
  role: string;
  /** The key of a page, shown as a link to the page. Any other text is shown as it is. */
  topic?: string;
  /** The name of a file in `locales/photos/people/`. Without one, the author's initials are shown. */
  avatarUrl?: string;
}

/** Shows who wrote a testimonial. Without a photograph, `index` chooses the avatar's drawing. */
export function Author({ author, role, avatarUrl, index }: Testimonial & { index: number }) {
  return (
    <HStack gap={4}>
      <Box boxSize="56px" flexShrink={0} data-print="hide">
        <Avatar author={author} index={index} photo={faceOf(avatarUrl)} sizes="56px" />
      </Box>
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
