import { ClientOnly } from '@tanstack/react-router';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { Boundary } from '../boundary.tsx';
import { MenuIcon } from '../icons/icons.tsx';
import { idle } from '../idle.ts';
import { ButtonAnchor } from '../links/button-link.tsx';
import { pagesId } from './footer.tsx';

// The dialog's 20 KB are loaded when the browser is idle: the first screen doesn't need them.
const MobileMenu = lazy(() => idle().then(() => import('./mobile-menu.tsx')));

/**
 * How the menu button looks. Where its word has no room beside the icon, it wraps below the button's
 * edge, out of sight.
 */
export const menuButton = {
  variant: 'plain',
  flexWrap: 'wrap',
  minW: 'touch',
  minH: 'touch',
  h: 'touch',
  py: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  css: { '& > svg': { h: 'full' } },
} as const;

/**
 * The menu button, where the header's links don't fit. Without scripts, and until the
 * menu has loaded, it is a link to the footer's list. The fallback of `Suspense` alone would not
 * do: prerendering waits for lazy parts, so the link would not be in the HTML.
 */
export function MenuToggle() {
  const { t } = useTranslation();
  const link = (
    <ButtonAnchor href={`#${pagesId}`} {...menuButton}>
      <MenuIcon />
      {t(($) => $.menu.open)}
    </ButtonAnchor>
  );
  return (
    <ClientOnly fallback={link}>
      <Boundary fallback={link} pending={link}>
        <MobileMenu />
      </Boundary>
    </ClientOnly>
  );
}
