import { Box, chakra } from '@chakra-ui/react';
import { HeadContent, Outlet, useMatches, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Boundary } from '../boundary';
import { useCopy } from '../i18n/use-copy';
import { Outcomes } from '../outcome/outcome';
import { focusHeading } from './focus-heading';
import { Footer } from './footer';
import { Header } from './header';
import { LoadingBar } from './loading-bar';

const mainId = 'conteudo';

const SkipLink = chakra('a', {
  base: {
    position: 'fixed',
    top: 2,
    insetStart: 2,
    zIndex: 'skip',
    px: 6,
    py: 4,
    bg: 'bg.surface',
    color: 'bg.page',
    borderRadius: 'button',
    textStyle: 'label',
    textDecoration: 'none',
    transform: 'translateY(-200%)',
    _focus: { transform: 'none' },
  },
});

/** What all pages share: skip link, header, the page, footer. */
export function Shell() {
  const { skip } = useCopy('common');
  const accent = useMatches({ select: (matches) => matches.at(-1)?.staticData.accent });
  useFocusOnNewPage();
  useWholePages();
  return (
    <div data-accent={accent}>
      <HeadContent />
      <SkipLink href={`#${mainId}`} data-surface="dark">
        {skip}
      </SkipLink>
      <LoadingBar />
      <Boundary>
        <Header />
      </Boundary>
      <Outcomes>
        <Box as="main" id={mainId} tabIndex={-1} minH="60vh" outline="0" scrollMarginTop="6rem">
          <Outlet />
        </Box>
      </Outcomes>
      <Boundary>
        <Footer />
      </Boundary>
    </div>
  );
}

/** Moves the focus after a change of page, but not on the first page or for jumps within a page. */
function useFocusOnNewPage() {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) focusHeading();
      }),
    [router],
  );
}

/** From the first navigation on nothing is skipped (theme/global-css.ts): the router scrolls by pixels. */
function useWholePages() {
  const router = useRouter();
  useEffect(
    () =>
      // When the new page stands, but hasn't been scrolled yet.
      router.subscribe('onResolved', ({ fromLocation }) => {
        if (fromLocation) delete document.documentElement.dataset.sent;
      }),
    [router],
  );
}
