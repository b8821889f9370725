import { initials } from '../drawings/initials';
import { PortraitNiche } from '../drawings/portrait-niche';
import { useContent } from '../i18n/use-content';
import { fileAddress } from '../links/file-address';

interface PortraitProps {
  /** Alternative text. */
  title: string;
  /** Turns lazy loading off, for the first screen. */
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
