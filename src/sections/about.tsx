import { Box, chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import type { Items } from './section';

interface AboutProps {
  title: string;
  body: Items<string>;
  portrait: ReactNode;
  action: ReactNode;
}

/** Who she is: the portrait's niche on one side; words and one thing to do on the other. */
export function About({ title, body, portrait, action }: AboutProps) {
  const headingId = useId();
  return (
    <chakra.section aria-labelledby={headingId} bg="bg.warm" py="section">
      <Box css={columns} maxW="container" mx="auto" px="gutter">
        <Box css={{ '& svg': { width: '100%', height: 'auto' } }} maxW="26rem">
          {portrait}
        </Box>
        <Box display="grid" gap={4} justifyItems="start">
          <chakra.h2 id={headingId} textStyle="h2" mb={2}>
            {title}
          </chakra.h2>
          {Object.entries(body).map(([id, text]) => (
            <p key={id}>{text}</p>
          ))}
          <Box mt={4}>{action}</Box>
        </Box>
      </Box>
    </chakra.section>
  );
}

const columns = {
  display: 'grid',
  alignItems: 'center',
  columnGap: { md: 12, lg: 24 },
  rowGap: 8,
  gridTemplateColumns: { md: '5fr 7fr' },
};
