import { chakra } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ChatIcon } from '../../drawings/icons.tsx';
import { button } from '../../theme/recipes.ts';
import { useSiteData } from '../use-site-data.ts';
import { whatsAppUrl } from './urls.ts';

/** A plain link that looks like a button. */
export const ButtonAnchor = chakra('a', button);

/** Its `to` is a route, not a public address. */
export const ButtonLink = createLink(ButtonAnchor);

/** Opens a WhatsApp chat with the owner, the message ready to send. */
export function WhatsAppButton({ message, children }: { message: string; children: ReactNode }) {
  const { site } = useSiteData();
  return (
    <ButtonAnchor variant="outline" href={whatsAppUrl(site.whatsapp, message)} className="group">
      <chakra.span color="whatsapp" _groupHover={{ color: 'inherit' }}>
        <ChatIcon />
      </chakra.span>
      {children}
    </ButtonAnchor>
  );
}
