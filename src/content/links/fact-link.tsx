import type { HTMLChakraProps } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { LinkFact } from '../site-data.ts';
import { useSiteData } from '../use-site-data.ts';
import { ListLink } from './list-link.tsx';
import { fileAddress } from './urls.ts';

/** The link to the owner's video or press material, or nothing if `site.json` names none. */
export function FactLink({ fact, ...style }: HTMLChakraProps<'a'> & { fact: LinkFact }) {
  const { t } = useTranslation();
  const link = useSiteData().links[fact];
  if (!link) return null;
  return (
    <ListLink href={fileAddress(link.href)} textDecoration="underline" {...style}>
      {t(($) => $.links[fact], { where: link.where })}
    </ListLink>
  );
}
