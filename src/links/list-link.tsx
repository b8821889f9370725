import { chakra } from '@chakra-ui/react';

/** A plain link of a list of links, tall enough for a finger. The one of the open page stands out. */
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
