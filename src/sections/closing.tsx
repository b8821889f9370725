import { Box, chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

interface ClosingProps {
  title: string;
  actions: ReactNode;
  /** A low strip of the page's wall. */
  art: ReactNode;
}

/** The page's last word: one sentence and what to do about it. */
export function Closing({ title, actions, art }: ClosingProps) {
  const headingId = useId();
  return (
    <chakra.section aria-labelledby={headingId} bg="bg.page">
      <Box css={strip}>{art}</Box>
      <Box
        maxW="container"
        mx="auto"
        px="gutter"
        py="section"
        display="grid"
        gap={8}
        alignItems="end"
        gridTemplateColumns={{ lg: '7fr 5fr' }}
      >
        <chakra.h2 id={headingId} textStyle="h2" maxW="20ch">
          {title}
        </chakra.h2>
        <Box display="flex" flexWrap="wrap" gap={4} justifyContent={{ lg: 'flex-end' }}>
          {actions}
        </Box>
      </Box>
    </chakra.section>
  );
}

const strip = {
  height: { base: '5rem', md: '7.5rem' },
  '& svg': { width: '100%', height: '100%' },
  '@media print': { display: 'none' },
};
