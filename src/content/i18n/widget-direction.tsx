import { LocaleProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useSiteData } from '../use-site-data.ts';

/** Sets the text direction of Chakra's menu and toasts, which use a locale for nothing else. */
export function WidgetDirection({ children }: { children: ReactNode }) {
  const { direction } = useSiteData().locale;
  return <LocaleProvider locale={direction === 'rtl' ? 'ar' : 'en'}>{children}</LocaleProvider>;
}
