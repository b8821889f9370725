import { Box, chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { WhatsAppButton } from '../links/button-link';

interface ClosingProps {
  title: string;
  /** The page's own next step. */
  action: ReactNode;
  /** The other way: a chat, with the text that it opens with. */
  whatsapp: string;
  message: string;
  /** A low strip of the page's wall. */
  art: ReactNode;
}

/** The page's last word: one sentence and what to do about it. */
export function Closing({ title, action, whatsapp, message, art }: ClosingProps) {
  const headingId = useId();
  return (
    <chakra.section aria-labelledby={headingId} bg="bg.page">
      <Box css={strip} data-art="">
        {art}
      </Box>
      <Box
        maxW="container"
        mx="auto"
        px="gutter"
        py="section"
        display="grid"
        gap={8}
        alignItems="end"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '7fr 5fr' }}
      >
        <chakra.h2 id={headingId} textStyle="h2" maxW="20ch">
          {title}
        </chakra.h2>
        <Box display="flex" flexWrap="wrap" gap={4} justifyContent={{ lg: 'flex-end' }}>
          {action}
          <WhatsAppButton message={message}>{whatsapp}</WhatsAppButton>
        </Box>
      </Box>
    </chakra.section>
  );
}

const strip = {
  height: { base: '5rem', md: '7.5rem' },
  '& svg': { width: '100%', height: '100%' },
};
