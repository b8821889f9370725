import { Box, chakra } from '@chakra-ui/react';
import { ClientOnly, HeadContent, Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Toasts } from '../contact/toasts.tsx';
import { pages } from '../content/pages.ts';
import { site } from '../content/site.ts';
import { usePage } from '../content/use-page.ts';
import { Boundary } from '../lib/boundary.tsx';
import { focusTarget } from '../lib/navigation.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LoadingBar } from './loading-bar.tsx';

const mainId = 'conteudo';

/** What all pages share, such as header and footer. */
export function Shell() {
  const { t } = useTranslation();
  return (
    <PageAccent>
      <HeadContent />
      <chakra.a
        href={`#${mainId}`}
        data-surface="dark"
        position="fixed"
        top={2}
        insetStart={2}
        zIndex="skip"
        px={6}
        py={4}
        borderRadius="button"
        textStyle="label"
        textDecoration="none"
        transform="translateY(-200%)"
        _focus={{ transform: 'none' }}
        onClick={(event) => {
          // The browser's own entry in the history would make Back lose the scroll position.
          event.preventDefault();
          focusTarget()?.scrollIntoView({ block: 'nearest' });
        }}
      >
        {t(($) => $.skip)}
      </chakra.a>
      <LoadingBar />
      <Boundary>
        <Header />
      </Boundary>
      <Box as="main" id={mainId} minH="60vh">
        <Outlet />
      </Box>
      <Toasts />
      <Boundary>
        <Footer />
      </Boundary>
      {/* In the HTML, a slow visit counter would look like a slow page. Development doesn't count. */}
      {import.meta.env.PROD && site.analytics && (
        <ClientOnly>
          <script {...site.analytics} async />
        </ClientOnly>
      )}
    </PageAccent>
  );
}

/** A component of its own, so that a new accent doesn't make header and footer render again. */
function PageAccent({ children }: { children: ReactNode }) {
  return <div data-accent={pages[usePage()].accent}>{children}</div>;
}
