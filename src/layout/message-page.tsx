import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface MessagePageProps {
  title: string;
  lead: string;
  /** What the visitor can do about it. */
  actions: ReactNode;
  art?: ReactNode;
}

/** A page that says one thing: an address that leads nowhere, a page that failed. */
export function MessagePage({ title, lead, actions, art }: MessagePageProps) {
  return (
    <Box css={{ '& [data-art] svg': { w: 'full', h: { base: '220px', md: '320px' } } }}>
      {art && <div data-art="">{art}</div>}
      <Box maxW="container" mx="auto" px="gutter" py="section">
        <chakra.h1 textStyle="h1" tabIndex={-1} mb={6}>
          {title}
        </chakra.h1>
        <chakra.p textStyle="lead" color="fg.muted" mb={8}>
          {lead}
        </chakra.p>
        <Box display="flex" flexWrap="wrap" gap={4}>
          {actions}
        </Box>
      </Box>
    </Box>
  );
}
