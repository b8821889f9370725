import { useContent } from '../i18n/use-content';
import { fileAddress } from '../links/file-address';
import { initials } from '../pictures/initials';
import { PortraitNiche } from '../pictures/portrait-niche';

interface PortraitProps {
  /** Says what it shows. */
  title: string;
  /** On the first screen it must not wait for the lazy loader. */
  eager?: boolean;
  className?: string;
}

/** Her portrait, or her initials where the owner has set no photograph. */
export function Portrait({ title, ...rest }: PortraitProps) {
  const { name, portrait } = useContent().site;
  return (
    <PortraitNiche
      {...rest}
      initials={initials(name)}
      photo={portrait ? { ...portrait, src: fileAddress(portrait.src), alt: title } : undefined}
      title={title}
    />
  );
}
