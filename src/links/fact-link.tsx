import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Photo } from '../drawings/photo.tsx';
import { PlayIcon } from '../icons/icons.tsx';
import { fileAddress } from '../site/file-address.ts';
import type { LinkFact } from '../site/site-data.ts';
import { useSiteData } from '../site/use-site-data.ts';
import { ListLink } from './list-link.tsx';

const Picture = chakra('span', {
  base: {
    position: 'relative',
    flexShrink: 0,
    w: '8rem',
    aspectRatio: '16 / 9',
    borderRadius: 'field',
    overflow: 'hidden',
    me: 3,
    '& img': { boxSize: 'full', objectFit: 'cover' },
    _print: { display: 'none' },
  },
});

/** In a corner, because faces are in the middle. */
const PlayMark = chakra('span', {
  base: {
    position: 'absolute',
    bottom: '.25rem',
    insetStart: '.25rem',
    boxSize: '2rem',
    display: 'grid',
    placeItems: 'center',
    borderRadius: 'full',
    bg: 'fg',
    color: 'fg.inverse',
  },
});

/** Renders nothing if the fact is missing. */
export function FactLink({ fact, ...style }: HTMLChakraProps<'a'> & { fact: LinkFact }) {
  const { t } = useTranslation();
  const { links, photos } = useSiteData();
  const link = links[fact];
  const picture = fact === 'video' && photos?.video;
  if (!link) return null;
  return (
    <ListLink href={fileAddress(link.href)} textDecoration="underline" {...style}>
      {picture && (
        <Picture>
          <Photo photo={picture} alt="" sizes="128px" />
          <PlayMark>
            <PlayIcon size={20} />
          </PlayMark>
        </Picture>
      )}
      {t(($) => $.links[fact], { where: link.where })}
    </ListLink>
  );
}
