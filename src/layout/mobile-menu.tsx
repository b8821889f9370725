import { Button, chakra, Drawer, Portal } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';
import { CloseIcon } from '../cobogo/icons';
import { useCopy } from '../i18n/use-copy';
import { pages } from '../links/pages';

interface MobileMenuProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Gets the focus back when the menu closes without a choice. */
  toggle: RefObject<HTMLButtonElement | null>;
}

/** The drawer with all pages, on screens too narrow for the header's row. */
export default function MobileMenu({ open, onOpenChange, toggle }: MobileMenuProps) {
  const { menu, nav } = useCopy('common');
  const chosen = useRef(false);
  useEffect(() => {
    if (open) chosen.current = false;
  }, [open]);

  return (
    <Drawer.Root
      open={open}
      onOpenChange={(details) => onOpenChange(details.open)}
      // After a choice the focus belongs to the new page's heading.
      finalFocusEl={() => (chosen.current ? document.querySelector('h1') : toggle.current)}
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
              <chakra.nav aria-label={nav.label}>
                <chakra.ul css={list}>
                  {pages.map(({ page, to }) => (
                    <li key={page}>
                      <Link
                        to={to}
                        activeOptions={{ exact: true }}
                        onClick={() => {
                          chosen.current = true;
                          onOpenChange(false);
                        }}
                      >
                        {nav.pages[page]}
                      </Link>
                    </li>
                  ))}
                </chakra.ul>
              </chakra.nav>
            </Drawer.Body>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}

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
