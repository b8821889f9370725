import { Box, chakra } from '@chakra-ui/react';
import { HeadContent, Outlet, useMatches, useRouter } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect } from 'react';
import { Ahead } from '../ahead/ahead';
import { Guard } from '../failure/guard';
import { useCopy } from '../i18n/use-copy';
import { fade } from '../theme/fade';
import { focusHeading } from './focus-heading';
import { Footer } from './footer';
import { Header } from './header';
import { LanguageHead } from './language-head';
import { Opening } from './opening';

const mainId = 'conteudo';

/**
 * What all pages share: the way past the header, header, the page, footer. Nothing here suspends: each
 * `Suspense` is a part that React hydrates apart, so that a press waits for no more than its own.
 */
export function Shell() {
  const { skip } = useCopy('common');
  useFocusOnNewPage();
  return (
    <>
      <Guard optional>
        <Ahead />
      </Guard>
      <Accent>
        <HeadContent />
        <LanguageHead />
        <chakra.a
          href={`#${mainId}`}
          pos="fixed"
          top={2}
          insetStart={2}
          zIndex="skip"
          px={6}
          py={4}
          bg="bg.dark"
          color="bg.page"
          borderRadius="button"
          textStyle="label"
          transform="translateY(-200%)"
          _focus={{ transform: 'none' }}
        >
          {skip}
        </chakra.a>
        <Guard optional>
          <Opening />
        </Guard>
        <Guard>
          <Suspense>
            <Header />
          </Suspense>
        </Guard>
        <Box as="main" id={mainId} tabIndex={-1} minH="60vh" outline="0" scrollMarginTop="6rem">
          <Outlet />
        </Box>
        <Guard>
          <Suspense>
            <Footer />
          </Suspense>
        </Guard>
      </Accent>
    </>
  );
}

/** The page's colour. Around the rest, but apart from it: header and footer stay as they are. */
function Accent({ children }: { children: ReactNode }) {
  const accent = useMatches({ select: (matches) => matches.at(-1)?.staticData.accent });
  return <div data-accent={accent}>{children}</div>;
}

/** After a change of page. The first page and jumps within a page keep the browser's own focus. */
function useFocusOnNewPage() {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        router.options.context.uncover();
        if (!fromLocation || !pathChanged) return;
        focusHeading();
        const main = document.getElementById(mainId);
        if (main) fade(main);
      }),
    [router],
  );
}
