import { ClientOnly } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonAnchor } from '../content/links/button-link.tsx';
import { MenuIcon } from '../drawings/icons.tsx';
import { Boundary } from '../lib/boundary.tsx';
import { idle } from '../lib/idle.ts';
import { pagesId } from './footer.tsx';

const MenuDrawer = lazy(() => idle().then(() => import('./menu-drawer.tsx')));

/** The menu or, until its code has loaded, a link to the footer's list of pages. */
export function Menu() {
  const { t } = useTranslation();
  const link = (
    <ButtonAnchor href={`#${pagesId}`} variant="plain" minH="touch" py={2}>
      <MenuIcon />
      {t(($) => $.menu.open)}
    </ButtonAnchor>
  );
  // Prerendering waits for lazy components, so without `ClientOnly`, the HTML would lack the link.
  return (
    <ClientOnly fallback={link}>
      <Boundary fallback={link}>
        <Suspense fallback={link}>
          <MenuDrawer />
        </Suspense>
      </Boundary>
    </ClientOnly>
  );
}
