import { Button, chakra, Drawer, Heading, List, Portal } from '@chakra-ui/react';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageKeys, routeOf } from '../content/pages.ts';
import { CloseIcon, MenuIcon } from '../drawings/icons.tsx';
import { focusTarget } from '../lib/navigation.ts';
import { pagesId } from './footer.tsx';
import { hasLanguages, LanguageLinks } from './language-switcher.tsx';
import { PageLink } from './page-link.tsx';

const fullScreen = { pos: 'fixed', inset: 0, zIndex: 'popover' } as const;

/** The menu's drawer, and the button that opens it. */
export default function MenuDrawer() {
  const { t } = useTranslation();
  const router = useRouter();
  const [open, setOpen] = useState(false);
  // If the link that this button replaces has the focus, the focus moves to the button.
  const [autoFocus] = useState(() => document.activeElement?.matches(`[href="#${pagesId}"]`));
  const toggle = useRef<HTMLButtonElement>(null);
  /** Returns what gets the focus when the menu closes. If it is null, the button gets the focus. */
  const finalFocus = useRef<() => HTMLElement | null>(null);

  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
        // If another page opens, navigation.ts focuses its heading. This page's isn't to be announced.
        finalFocus.current = pathChanged ? () => document.body : focusTarget;
        setOpen(false);
      }),
    [router],
  );

  useEffect(() => {
    const watch = new ResizeObserver(() => {
      if (!toggle.current?.offsetWidth) setOpen(false);
    });
    if (toggle.current) watch.observe(toggle.current);
    return () => watch.disconnect();
  }, []);

  return (
    <Drawer.Root
      open={open}
      onOpenChange={(details) => {
        finalFocus.current = null;
        setOpen(details.open);
      }}
      finalFocusEl={() => finalFocus.current?.() ?? null}
      // The drawer is rendered before it is opened, so that it appears at once.
      lazyMount={false}
      unmountOnExit={false}
      // global-css.ts prevents scrolling. Chakra's way makes browsers restyle all elements.
      preventScroll={false}
    >
      <Drawer.Trigger asChild>
        <Button ref={toggle} variant="plain" minH="touch" py={2} autoFocus={autoFocus}>
          <MenuIcon />
          {t(($) => $.menu.open)}
        </Button>
      </Drawer.Trigger>
      <Portal>
        <Drawer.Backdrop
          {...fullScreen}
          bg="bg.veil"
          _open={{ animation: 'fade-in {durations.drawer} ease-out' }}
          _closed={{ animation: 'fade-out {durations.drawer} ease-in' }}
        />
        <Drawer.Positioner
          {...fullScreen}
          display="flex"
          justifyContent="flex-end"
          overscrollBehavior="contain"
        >
          <Drawer.Content
            data-surface="dark"
            display="flex"
            flexDirection="column"
            w="min(100%, 25rem)"
            h="100dvh"
            boxShadow="raised"
            outline={0}
            css={{ '--away': '100%', _rtl: { '--away': '-100%' } }}
            _open={{ animation: 'drawer-in {durations.drawer} ease-out' }}
            _closed={{ animation: 'drawer-out {durations.drawer} ease-in' }}
          >
            <Drawer.Header
              display="flex"
              alignItems="center"
              justifyContent="space-between"
              gap={4}
              px={6}
              py={3}
            >
              <Drawer.Title textStyle="label" color="fg.muted">
                {t(($) => $.menu.title)}
              </Drawer.Title>
              <Drawer.CloseTrigger asChild>
                <Button variant="plain" size="sm">
                  <CloseIcon />
                  {t(($) => $.menu.close)}
                </Button>
              </Drawer.CloseTrigger>
            </Drawer.Header>
            <Drawer.Body flex={1} overflowY="auto" px={6} pb={8}>
              <nav aria-label={t(($) => $.nav.label)}>
                <List.Root>
                  {pageKeys.map((page) => (
                    <List.Item key={page} _notFirst={{ borderTop: '1px solid {colors.line}' }}>
                      <PageLink
                        to={routeOf(page)}
                        display="flex"
                        alignItems="center"
                        minH="3.5rem"
                        py={2}
                        textStyle="menu"
                        textDecoration="none"
                        _hover={{ color: 'fg.accent' }}
                        _currentPage={{
                          color: 'fg.accent',
                          textDecoration: 'underline',
                          textDecorationThickness: '3px',
                          textUnderlineOffset: '8px',
                        }}
                      >
                        {t(($) => $.pages[page])}
                      </PageLink>
                    </List.Item>
                  ))}
                </List.Root>
              </nav>
              {hasLanguages && (
                <chakra.nav aria-label={t(($) => $.languages.label)} mt={8}>
                  <Heading textStyle="label" color="fg.muted">
                    {t(($) => $.languages.label)}
                  </Heading>
                  <List.Root>
                    <LanguageLinks />
                  </List.Root>
                </chakra.nav>
              )}
            </Drawer.Body>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
