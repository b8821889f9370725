import { ChakraProvider, type SystemContext } from '@chakra-ui/react';
import { RouterProvider } from '@tanstack/react-router';
import { I18nextProvider } from 'react-i18next';
import type { createSiteRouter } from './router';
import './drawings/drawings.css';
import './theme/fonts.css';
import './theme/print.css';

interface AppProps {
  router: ReturnType<typeof createSiteRouter>;
  /** One per router (theme/system.ts). */
  theme: SystemContext;
}

/** The root component: theme, copy and the router's pages. */
export function App({ router, theme }: AppProps) {
  const { i18n } = router.options.context;
  return (
    <ChakraProvider value={theme}>
      <I18nextProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </ChakraProvider>
  );
}
