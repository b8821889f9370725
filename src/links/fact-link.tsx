import type { HTMLChakraProps } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { LinkFact } from '../site/content';
import { fileAddress } from '../site/file-address';
import { useContent } from '../site/use-content';
import { ListLink } from './list-link';

/**
 * A plain link to something that only the owner can give, such as the video of a talk. It says where
 * it leads. Renders nothing if she has not given it.
 */
export function FactLink({ fact, ...style }: HTMLChakraProps<'a'> & { fact: LinkFact }) {
  const { t } = useTranslation();
  const link = useContent().links[fact];
  if (!link) return null;
  return (
    <ListLink href={fileAddress(link.href)} textDecoration="underline" {...style}>
      {t(($) => $.links[fact], { where: link.where })}
    </ListLink>
  );
}
