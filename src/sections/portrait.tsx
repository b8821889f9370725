import { useTranslation } from 'react-i18next';
import { PortraitNiche } from '../drawings/portrait-niche.tsx';
import { useSiteData } from '../site/use-site-data.ts';
import { initials } from '../text/initials.ts';

interface PortraitProps {
  sizes: string;
  eager?: boolean;
  className?: string;
}

/** Her photograph or, without one, her initials. */
export function Portrait(props: PortraitProps) {
  const { site, photos } = useSiteData();
  const { t } = useTranslation();
  return (
    <PortraitNiche
      {...props}
      initials={initials(site.name)}
      photo={photos?.portrait}
      alt={t(($) => $.portrait.photo)}
      title={t(($) => $.portrait.initials)}
    />
  );
}
