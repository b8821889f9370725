import { chakra } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';

/** A link in a list, tall enough to tap. */
export const ListLink = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: 'touch',
    minW: 'touch',
    textDecoration: 'none',
    _hover: { textDecoration: 'underline' },
    '&[aria-current]': { color: 'fg.accent', textDecoration: 'underline' },
  },
});

export const ListPageLink = createLink(ListLink);
