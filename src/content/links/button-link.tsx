import { chakra } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ChatIcon } from '../../drawings/icons.tsx';
import { button } from '../../theme/recipes.ts';
import { site } from '../site.ts';
import { whatsAppUrl } from './message-urls.ts';

export const ButtonAnchor = chakra('a', button);

export const ButtonLink = createLink(ButtonAnchor);

/** A link to a WhatsApp chat with the owner, in which the message is ready to be sent. */
export function WhatsAppButton({ message, children }: { message: string; children: ReactNode }) {
  return (
    <ButtonAnchor variant="outline" href={whatsAppUrl(site.whatsapp, message)} className="group">
      <chakra.span color="whatsapp" _groupHover={{ color: 'inherit' }}>
        <ChatIcon />
      </chakra.span>
      {children}
    </ButtonAnchor>
  );
}
