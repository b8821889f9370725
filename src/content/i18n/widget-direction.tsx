import { LocaleProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useSiteData } from '../use-site-data.ts';

/** Sets the text direction of Chakra's menu and toasts. They use nothing else of a locale. */
export function WidgetDirection({ children }: { children: ReactNode }) {
  const { direction } = useSiteData().locale;
  return <LocaleProvider locale={direction === 'rtl' ? 'ar' : 'en'}>{children}</LocaleProvider>;
}
