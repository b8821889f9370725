import { Box } from '@chakra-ui/react';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useCopy } from '../i18n/use-copy';

/** Milliseconds after which a visitor wonders whether the click was felt. */
const slowAfter = 700;

/**
 * While the next page is slow to come: a line along the upper edge, and a word to screen readers. They
 * announce what enters a region that was there before, so the region always is.
 */
export function LoadingBar() {
  const { opening } = useCopy('common');
  const pending = useRouterState({ select: ({ status }) => status === 'pending' });
  const [slow, setSlow] = useState(false);

  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(setSlow, slowAfter, true);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [pending]);

  return (
    <Box
      role="status"
      position="fixed"
      top={0}
      insetStart={0}
      zIndex="skip"
      w="full"
      // The word is not for the eye.
      overflow="hidden"
      color="transparent"
    >
      {slow && (
        <Box h="4px" bg="accent.solid" animation="fade-in 2s">
          {opening}
        </Box>
      )}
    </Box>
  );
}
