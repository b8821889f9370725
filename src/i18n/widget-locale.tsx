import { LocaleProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useContent } from '../site/use-content';

/** Gives Chakra's menu and toasts the page's language and direction. */
export function WidgetLocale({ children }: { children: ReactNode }) {
  const { tag, direction } = useContent().locale;
  const locale = direction === 'rtl' ? withRtlScript(tag) : tag;
  return <LocaleProvider locale={locale}>{children}</LocaleProvider>;
}

/** Chakra derives the direction from the tag's script, so this adds a right-to-left one. */
function withRtlScript(tag: string): string {
  return new Intl.Locale(tag, { script: 'Arab' }).toString();
}
