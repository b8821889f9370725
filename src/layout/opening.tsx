import { chakra } from '@chakra-ui/react';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useCopy } from '../i18n/use-copy';

/** Milliseconds after which a visitor wonders whether the press was felt. */
const patience = 700;

/** While the next page is slow to come: a line along the upper edge, and a word to screen readers. */
export function Opening() {
  const { opening } = useCopy('common');
  const pending = useRouterState({ select: ({ status }) => status === 'pending' });
  const [slow, setSlow] = useState(false);

  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(setSlow, patience, true);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [pending]);

  return (
    slow && (
      <chakra.div
        role="status"
        pos="fixed"
        top={0}
        insetStart={0}
        zIndex="skip"
        h="4px"
        w="full"
        bg="accent.solid"
        animation="fade-in 2s"
        // The word is not for the eye.
        overflow="hidden"
        color="transparent"
      >
        {opening}
      </chakra.div>
    )
  );
}
