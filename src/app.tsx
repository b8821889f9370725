import { ChakraProvider, LocaleProvider, type SystemContext } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import { RouterProvider } from '@tanstack/react-router';
import { I18nextProvider } from 'react-i18next';
import { Mirrored } from './cobogo/mirrored';
import type { createSiteRouter } from './router';
import { staticCss } from './theme/static-css';

interface AppProps {
  router: ReturnType<typeof createSiteRouter>;
  /** One for each router, see theme/system.ts. */
  theme: SystemContext;
}

/** The site on screen: theme, language and the router's pages. */
export function App({ router, theme }: AppProps) {
  const { content, i18n } = router.options.context;
  const { tag, direction } = content.locale;
  return (
    <ChakraProvider value={theme}>
      {import.meta.env.DEV && <Global styles={staticCss()} />}
      <LocaleProvider locale={direction === 'rtl' ? withRtlScript(tag) : tag}>
        <Mirrored value={direction === 'rtl'}>
          <I18nextProvider i18n={i18n}>
            <RouterProvider router={router} />
          </I18nextProvider>
        </Mirrored>
      </LocaleProvider>
    </ChakraProvider>
  );
}

/** Chakra asks nobody for the direction: it takes it from the tag's script. */
function withRtlScript(tag: string): string {
  return new Intl.Locale(tag, { script: 'Arab' }).toString();
}
