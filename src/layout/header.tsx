import { Box, chakra } from '@chakra-ui/react';
import { Link, useHydrated } from '@tanstack/react-router';
import {
  lazy,
  type RefObject,
  Suspense,
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { bytesAreDear, untilIdle } from '../ahead/idle';
import { MenuIcon } from '../cobogo/icons';
import { Logo } from '../cobogo/logo';
import { again } from '../failure/again';
import { Guard } from '../failure/guard';
import { useContent } from '../i18n/use-content';
import { useCopy } from '../i18n/use-copy';
import { pages, pagesId } from '../links/pages';
import { Button, ButtonAnchor } from '../theme/controls';
import { LanguageMenu } from './language-switcher';

// 25 KB brotli of dialog that nobody needs before the first press.
const loadMenu = () => again(() => import('./mobile-menu'));
const MobileMenu = lazy(loadMenu);

/** Brand and the way to all pages: a row of links where there is room, else a button for the menu. */
export function Header() {
  const { brand, nav, menu } = useCopy('common');
  const { site } = useContent();
  const [menuOpen, setMenuOpen] = useState(false);
  const [menuWanted, setMenuWanted] = useState(false);
  const anchor = useRef<HTMLAnchorElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const hasToggle = useToggle(anchor, toggle, () => startTransition(() => setMenuWanted(true)));

  return (
    <chakra.header
      pos="sticky"
      top={0}
      zIndex="header"
      bg="bg.page"
      borderBottom="1px solid"
      borderColor="line"
      // A phone on its side, or a page zoomed in, has no height to spare.
      css={{ '@media (max-height: 30rem)': { position: 'static' } }}
    >
      <Box
        display="flex"
        alignItems="center"
        maxW="container"
        mx="auto"
        px="gutter"
        minH={{ base: '4rem', lg: '4.5rem' }}
        justifyContent="space-between"
        // Large text on a small phone: the button goes below the name.
        flexWrap="wrap"
        gap="0.5rem 1rem"
      >
        <chakra.div css={brandLink}>
          <Link to="/" aria-label={brand.home}>
            <Logo size={36} />
            {site.name}
          </Link>
        </chakra.div>
        <chakra.nav aria-label={nav.label} css={row} hideBelow="lg">
          {pages.map(({ page, to }) => (
            <Link key={page} to={to} activeOptions={{ exact: true }}>
              {nav.pages[page]}
            </Link>
          ))}
        </chakra.nav>
        <LanguageMenu />
        {hasToggle ? (
          <Button
            ref={toggle}
            variant="plain"
            minH="3rem"
            flexShrink={0}
            hideFrom="lg"
            aria-haspopup="dialog"
            aria-expanded={menuOpen}
            onClick={() => {
              setMenuWanted(true);
              setMenuOpen(!menuOpen);
            }}
          >
            <MenuIcon />
            {menu.open}
          </Button>
        ) : (
          // Without scripts, and until the menu has come, a way to the same links.
          <ButtonAnchor
            ref={anchor}
            href={`#${pagesId}`}
            variant="plain"
            minH="3rem"
            flexShrink={0}
            hideFrom="lg"
          >
            <MenuIcon />
            {menu.open}
          </ButtonAnchor>
        )}
      </Box>
      {menuWanted && (
        <Guard optional fallback={menuOpen && <FooterInstead onDone={() => setMenuOpen(false)} />}>
          <Suspense>
            <MobileMenu open={menuOpen} onOpenChange={setMenuOpen} toggle={toggle} />
          </Suspense>
        </Guard>
      )}
    </chakra.header>
  );
}

/**
 * Whether the menu's button may be there. Until then, a link to the footer's list takes its place: it
 * answers a press at once, while the menu may still be on its way. Where it isn't fetched ahead, the
 * press fetches it.
 */
function useToggle(
  anchor: RefObject<HTMLElement | null>,
  toggle: RefObject<HTMLElement | null>,
  onLoad: () => void,
): boolean {
  // Where nothing was prerendered there is nothing to wait for.
  const hydrated = useHydrated();
  const [isThere, setIsThere] = useState(hydrated);
  const focused = useRef(false);
  const loaded = useEffectEvent(onLoad);
  useEffect(() => {
    if (isThere) return;
    void (async () => {
      await untilIdle();
      const isNarrow = matchMedia('(width < 68.75rem)').matches;
      if (isNarrow && !bytesAreDear()) await loadMenu().then(loaded, () => {});
      focused.current = document.activeElement === anchor.current;
      startTransition(() => setIsThere(true));
    })();
  }, [isThere, anchor]);
  useEffect(() => {
    if (isThere && focused.current) toggle.current?.focus();
  }, [isThere, toggle]);
  return isThere;
}

/** Where the menu can't be had, its button leads to the footer's list of pages. */
function FooterInstead({ onDone }: { onDone: () => void }) {
  useEffect(() => {
    const list = document.getElementById(pagesId);
    list?.scrollIntoView();
    list?.querySelector('a')?.focus();
    onDone();
  }, [onDone]);
  return null;
}

const brandLink = {
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 3,
    minH: 'touch',
    fontFamily: 'heading',
    fontWeight: 600,
    fontSize: '1.375rem',
    lineHeight: 1.1,
    textDecoration: 'none',
    '& svg': { flexShrink: 0 },
  },
};

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  columnGap: { base: 4, xl: 6 },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minH: 'touch',
    minW: 'touch',
    fontSize: '1rem',
    fontWeight: 500,
    textDecoration: 'none',
    _hover: { color: 'fg.accent' },
    _currentPage: {
      textDecoration: 'underline',
      textDecorationColor: 'accent.solid',
      textDecorationThickness: '3px',
      textUnderlineOffset: '12px',
    },
  },
};
