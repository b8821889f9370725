import { PortraitNiche } from '../drawings/portrait-niche';
import { useCopy } from '../i18n/use-copy';
import { fileAddress } from '../site/file-address';
import { useContent } from '../site/use-content';
import { initials } from '../text/initials';

/** Her portrait, or her initials where the owner has set no photograph. */
export function Portrait(props: { eager?: boolean; className?: string }) {
  const { name, portrait } = useContent().site;
  const alt = useCopy('common').portrait;
  return (
    <PortraitNiche
      {...props}
      initials={initials(name)}
      photo={portrait ? { ...portrait, src: fileAddress(portrait.src), alt: alt.photo } : undefined}
      title={alt.initials}
    />
  );
}
