import { LocaleProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useSiteData } from '../use-site-data.ts';

/** Gives Chakra's menu and toasts the page's direction. They read nothing else of a locale. */
export function WidgetDirection({ children }: { children: ReactNode }) {
  const { direction } = useSiteData().locale;
  return <LocaleProvider locale={direction === 'rtl' ? 'ar' : 'en'}>{children}</LocaleProvider>;
}
