import { useTranslation } from 'react-i18next';
import { portrait } from '../content/photos.ts';
import { site } from '../content/site.ts';
import { PortraitNiche } from '../drawings/portrait-niche.tsx';

interface PortraitProps {
  sizes: string;
  eager?: boolean;
}

/** The owner's photograph or, without one, her initials. */
export function Portrait(props: PortraitProps) {
  const { t } = useTranslation();
  return (
    <PortraitNiche
      {...props}
      name={site.name}
      photo={portrait}
      alt={t(($) => (portrait ? $.portrait.photo : $.portrait.initials))}
    />
  );
}
