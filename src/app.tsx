import { ChakraProvider, type SystemContext } from '@chakra-ui/react';
import { RouterProvider } from '@tanstack/react-router';
import { I18nextProvider } from 'react-i18next';
import { Mirrored } from './drawings/kit/mirrored';
import type { createSiteRouter } from './router';
import './icons/icons.css';
import './drawings/drawings.css';
import './theme/fonts.css';
import './theme/print.css';
import './drawings/wall.css';

interface AppProps {
  router: ReturnType<typeof createSiteRouter>;
  /** One per router (theme/system.ts). */
  theme: SystemContext;
}

/** The root component: theme, reading direction, copy and the router's pages. */
export function App({ router, theme }: AppProps) {
  const { content, i18n } = router.options.context;
  return (
    <ChakraProvider value={theme}>
      <Mirrored value={content.locale.direction === 'rtl'}>
        <I18nextProvider i18n={i18n}>
          <RouterProvider router={router} />
        </I18nextProvider>
      </Mirrored>
    </ChakraProvider>
  );
}
