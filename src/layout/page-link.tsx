import { chakra } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';

/** A link to a page, which is styled where it is used. */
export const PageLink = createLink(chakra.a);
