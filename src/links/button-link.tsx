import { Button, type ButtonProps, chakra } from '@chakra-ui/react';
import { createLink, useRouteContext } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { ChatIcon } from '../cobogo/icons';
import { whatsAppUrl } from './urls';

interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  ref?: Ref<HTMLAnchorElement>;
  variant?: ButtonProps['variant'];
  size?: ButtonProps['size'];
}

/** A plain link that looks like a button. */
export function ButtonAnchor({ variant, size, children, ...anchor }: AnchorProps) {
  return (
    // Else the link would get the type of a button.
    <Button asChild variant={variant} size={size} type={undefined}>
      <a {...anchor}>{children}</a>
    </Button>
  );
}

/** A call to action that goes to a page of this site; `to` is a route, never a public address. */
export const ButtonLink = createLink(ButtonAnchor);

interface WhatsAppButtonProps {
  /** The text that the chat opens with. */
  message: string;
  children: ReactNode;
}

/** A call to action that opens a WhatsApp chat with the owner. */
export function WhatsAppButton({ message, children }: WhatsAppButtonProps) {
  const { content } = useRouteContext({ from: '__root__' });
  return (
    <ButtonAnchor
      variant="outline"
      href={whatsAppUrl(content.site.whatsapp, message)}
      rel="noopener"
    >
      <chakra.span color="whatsapp">
        <ChatIcon />
      </chakra.span>
      {children}
    </ButtonAnchor>
  );
}
