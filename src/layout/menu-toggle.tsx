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
 * The menu button, where the header's links don't fit. Without scripts, and until the
 * menu has loaded, it is a link to the footer's list. The fallback of `Suspense` alone would not
 * do: prerendering waits for lazy parts, so the link would not be in the HTML.
 */
export function MenuToggle() {
  const { t } = useTranslation();
  const link = (
    <ButtonAnchor href={`#${pagesId}`} variant="plain" minH="3rem">
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
