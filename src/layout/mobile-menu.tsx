import { chakra, Drawer, Portal } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { memo, type RefObject, useCallback, useEffect, useRef } from 'react';
import { CloseIcon } from '../cobogo/icons';
import { useCopy } from '../i18n/use-copy';
import { WidgetLocale } from '../i18n/widget-locale';
import { pages } from '../links/pages';
import { Button } from '../theme/controls';
import { focusHeading } from './focus-heading';
import { LanguageLinks, useHasLanguages } from './language-switcher';

interface MobileMenuProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Gets the focus back when the menu closes without a choice. */
  toggle: RefObject<HTMLButtonElement | null>;
}

/** The drawer with all pages, on screens too narrow for the header's row. */
export default function MobileMenu({ open, onOpenChange, toggle }: MobileMenuProps) {
  const { menu } = useCopy('common');
  const chosen = useRef(false);
  useEffect(() => {
    if (open) chosen.current = false;
  }, [open]);
  const choose = useCallback(() => {
    chosen.current = true;
    onOpenChange(false);
  }, [onOpenChange]);

  return (
    <WidgetLocale>
      <Drawer.Root
        open={open}
        // Drawn while idle, out of sight: opening it is then no more than showing it.
        lazyMount={false}
        unmountOnExit={false}
        // Where the focus goes depends on how the menu closes. The library would touch the old page's
        // heading on the way to the new one, and a screen reader read both.
        restoreFocus={false}
        onOpenChange={(details) => {
          onOpenChange(details.open);
          // A frame later the menu has let go of the focus.
          if (!chosen.current) requestAnimationFrame(() => toggle.current?.focus());
        }}
      >
        <Portal>
          <Drawer.Backdrop />
          <Drawer.Positioner>
            <Drawer.Content data-ground="dark">
              <Drawer.Header>
                <Drawer.Title>{menu.title}</Drawer.Title>
                <Drawer.CloseTrigger asChild>
                  <Button variant="plain" size="sm" aria-label={menu.close}>
                    <CloseIcon />
                    {menu.close}
                  </Button>
                </Drawer.CloseTrigger>
              </Drawer.Header>
              <Drawer.Body>
                <Pages onChoose={choose} />
                <Languages />
              </Drawer.Body>
            </Drawer.Content>
          </Drawer.Positioner>
        </Portal>
      </Drawer.Root>
    </WidgetLocale>
  );
}

/** Alone, so that it isn't drawn anew while the menu opens: 15 ms on a phone. */
const Pages = memo(function Pages({ onChoose }: { onChoose: () => void }) {
  const { nav } = useCopy('common');
  return (
    <chakra.nav aria-label={nav.label}>
      <chakra.ul css={list}>
        {pages.map(({ page, to }) => (
          <li key={page}>
            <Link
              to={to}
              activeOptions={{ exact: true }}
              onClick={({ currentTarget }) => {
                onChoose();
                // Another page's heading gets the focus from the change of page.
                const isHere = currentTarget.hasAttribute('aria-current');
                if (isHere) requestAnimationFrame(focusHeading);
              }}
            >
              {nav.pages[page]}
            </Link>
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  );
});

/** Alone, because it changes with every page and the rest of the menu does not. */
const Languages = memo(function Languages() {
  const { languages } = useCopy('common');
  if (!useHasLanguages()) return null;
  return (
    <chakra.nav aria-label={languages.label} mt={8}>
      <chakra.h2 textStyle="label" color="fg.muted">
        {languages.label}
      </chakra.h2>
      <chakra.ul css={languageList}>
        <LanguageLinks />
      </chakra.ul>
    </chakra.nav>
  );
});

const list = {
  '& li + li': { borderTop: '1px solid', borderColor: 'line' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minH: '3.5rem',
    py: 2,
    textStyle: 'menu',
    textDecoration: 'none',
    _hover: { color: 'fg.accent' },
    _currentPage: {
      color: 'fg.accent',
      textDecoration: 'underline',
      textDecorationThickness: '3px',
      textUnderlineOffset: '8px',
    },
  },
};

const languageList = {
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minH: 'touch',
    textDecoration: 'none',
    '&[aria-current]': { color: 'fg.accent', textDecoration: 'underline' },
  },
};
