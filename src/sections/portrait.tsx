import { useTranslation } from 'react-i18next';
import { PortraitNiche } from '../drawings/portrait-niche';
import { fileAddress } from '../site/file-address';
import { useContent } from '../site/use-content';
import { initials } from '../text/initials';

/** Her portrait, or her initials where the owner has set no photograph. */
export function Portrait(props: { eager?: boolean; className?: string }) {
  const { name, portrait } = useContent().site;
  const { t } = useTranslation();
  return (
    <PortraitNiche
      {...props}
      initials={initials(name)}
      photo={
        portrait
          ? { ...portrait, src: fileAddress(portrait.src), alt: t(($) => $.portrait.photo) }
          : undefined
      }
      title={t(($) => $.portrait.initials)}
    />
  );
}
