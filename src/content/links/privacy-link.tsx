import { useTranslation } from 'react-i18next';
import { routeOf } from '../pages.ts';
import { useSiteData } from '../use-site-data.ts';
import { ListLink, ListPageLink } from './list-link.tsx';
import { fileAddress } from './urls.ts';

/** The link to the privacy policy, or nothing if the site has none. */
export function PrivacyLink() {
  const { t } = useTranslation();
  const { privacy } = useSiteData();
  if (!privacy) return null;
  const words = t(($) => $.links.policy);
  if (privacy.page) {
    return (
      <ListPageLink to={routeOf(privacy.page)} textDecoration="underline">
        {words}
      </ListPageLink>
    );
  }
  return (
    <ListLink href={fileAddress(privacy.href)} textDecoration="underline">
      {words}
    </ListLink>
  );
}
