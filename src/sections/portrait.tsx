import { useTranslation } from 'react-i18next';
import { PortraitNiche } from '../drawings/portrait-niche.tsx';
import { useContent } from '../site/use-content.ts';
import { initials } from '../text/initials.ts';

interface PortraitProps {
  /** The width of her photograph, as `sizes` of an `<img>`. */
  sizes: string;
  /** Whether it is on the first screen. */
  eager?: boolean;
  className?: string;
}

/** Her portrait, or her initials where the owner has set no photograph. */
export function Portrait(props: PortraitProps) {
  const { site, photos } = useContent();
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
