import { ChakraProvider, LocaleProvider, type SystemContext } from '@chakra-ui/react';
import { type RegisteredRouter, RouterProvider } from '@tanstack/react-router';
import { I18nextProvider } from 'react-i18next';

export function App({ router, theme }: { router: RegisteredRouter; theme: SystemContext }) {
  const { i18n } = router.options.context;
  return (
    <ChakraProvider value={theme}>
      <LocaleProvider locale={i18n.language}>
        <I18nextProvider i18n={i18n}>
          <RouterProvider router={router} />
        </I18nextProvider>
      </LocaleProvider>
    </ChakraProvider>
  );
}
