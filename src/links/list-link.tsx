import { chakra } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';

/** A link in a list of links, tall enough to tap. The open page's link is underlined. */
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

/** The same, to a page of this site; `to` is a route, never a public address. */
export const ListPageLink = createLink(ListLink);
