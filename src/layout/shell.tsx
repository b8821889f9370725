import { Box, chakra } from '@chakra-ui/react';
import { HeadContent, Outlet, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Boundary } from '../boundary';
import { pages } from '../site/pages';
import { usePage } from '../site/use-page';
import { Toasts } from '../toast/toasts';
import { focusTarget } from './focus-target';
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
  const { t } = useTranslation();
  useNavigation();
  return (
    <PageAccent>
      <HeadContent />
      <SkipLink href={`#${mainId}`} data-surface="dark">
        {t(($) => $.skip)}
      </SkipLink>
      <LoadingBar />
      <Boundary>
        <Header />
      </Boundary>
      <Box as="main" id={mainId} tabIndex={-1} minH="60vh" outline="0">
        <Outlet />
      </Box>
      <Toasts />
      <Boundary>
        <Footer />
      </Boundary>
    </PageAccent>
  );
}

/**
 * Sets the open page's accent. It is a component of its own, so that another page's accent doesn't render
 * the header and footer anew.
 */
function PageAccent({ children }: { children: ReactNode }) {
  const { accent } = pages[usePage()];
  return <div data-accent={accent}>{children}</div>;
}

/**
 * Moves the focus to where a link leads. A link to the open page also scrolls to its hash, or to the
 * top, as it does without scripts: the router would stay where it is.
 */
function useNavigation() {
  const router = useRouter();
  useEffect(() => {
    const stops = [
      // Before the router notes the position, to which it returns afterwards.
      router.subscribe('onBeforeNavigate', ({ hrefChanged, toLocation: { hash } }) => {
        // Who comes back needs sections of true heights (draw-sections.ts).
        delete document.documentElement.dataset.sent;
        if (hrefChanged) return;
        const target = document.getElementById(hash) ?? document.documentElement;
        target.scrollIntoView();
        focusTarget(hash);
      }),
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged, hashChanged }) => {
        const { hash } = toLocation;
        if (fromLocation && (pathChanged || (hashChanged && hash))) focusTarget(hash);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [router]);
}
