import { Box } from '@chakra-ui/react';
import { ClientOnly } from '@tanstack/react-router';
import { lazy } from 'react';
import { Boundary } from '../boundary';
import { useCopy } from '../i18n/use-copy';
import { MenuIcon } from '../icons/icons';
import { idle } from '../idle';
import { ButtonAnchor } from '../links/button-link';
import { pagesId } from '../links/pages';

// 20 KB of dialog, which the first screen doesn't need: it comes when all else has.
const MobileMenu = lazy(() => idle().then(() => import('./mobile-menu')));

/**
 * The way to all pages, on screens too narrow for the header's row. Without scripts, and until the menu
 * has come, it is a link to the footer's list. Not in the fallback of `Suspense` alone: prerendering
 * waits for what is lazy, and the link would be gone.
 */
export function MenuToggle() {
  const { menu } = useCopy('common');
  const link = (
    <ButtonAnchor href={`#${pagesId}`} variant="plain" minH="3rem">
      <MenuIcon />
      {menu.open}
    </ButtonAnchor>
  );
  return (
    <Box flexShrink={0} hideFrom="lg">
      <ClientOnly fallback={link}>
        <Boundary fallback={link} pending={link}>
          <MobileMenu />
        </Boundary>
      </ClientOnly>
    </Box>
  );
}
