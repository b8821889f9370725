import { Box, chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

interface NoticeProps {
  title: string;
  body: string;
  action: ReactNode;
}

/** One piece of news on the page's colour. */
export function Notice({ title, body, action }: NoticeProps) {
  const headingId = useId();
  return (
    <chakra.section
      aria-labelledby={headingId}
      data-ground="accent"
      bg="accent.solid"
      color="fg"
      py={{ base: 12, md: 16 }}
    >
      <Box
        maxW="container"
        mx="auto"
        px="gutter"
        display="grid"
        alignItems="center"
        gap={6}
        gridTemplateColumns={{ md: '4fr 6fr auto' }}
      >
        <chakra.h2 id={headingId} textStyle="h2">
          {title}
        </chakra.h2>
        <chakra.p textStyle="lead">{body}</chakra.p>
        <Box>{action}</Box>
      </Box>
    </chakra.section>
  );
}
