import { Box } from '@chakra-ui/react';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Shows a line while a page loads slowly. A `pendingComponent` would replace the open page. */
export function LoadingBar() {
  const { t } = useTranslation();
  const pending = useRouterState({ select: ({ status }) => status === 'pending' });
  const [slow, setSlow] = useState(false);

  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => setSlow(true), 700);
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
      // The text is for screen readers. They announce it only because this box was there before.
      overflow="hidden"
      color="transparent"
    >
      {slow && (
        <Box h="4px" bg="accent.solid" animation="fade-in 2s">
          {t(($) => $.opening)}
        </Box>
      )}
    </Box>
  );
}
