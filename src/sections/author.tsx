import { chakra, HStack } from '@chakra-ui/react';
import { useSiteData } from '../content/use-site-data.ts';
import { Avatar } from '../drawings/avatar.tsx';
import { initials } from '../drawings/initials.ts';

export interface Testimonial {
  quote: string;
  author: string;
  role: string;
  /** A page's key, or other words. */
  topic?: string;
  /** A file of `locales/photos/`; without it, the initials. */
  avatarUrl?: string;
}

const Face = chakra(Avatar, {
  base: { boxSize: '56px', flexShrink: 0, _print: { display: 'none' } },
});

/** Without a photograph, `index` picks the drawing. */
export function Author({ author, role, avatarUrl = '', index }: Testimonial & { index: number }) {
  const { photos } = useSiteData();
  return (
    <HStack gap={4}>
      <Face
        initials={initials(author)}
        index={index}
        photo={photos?.people[avatarUrl]}
        sizes="56px"
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
