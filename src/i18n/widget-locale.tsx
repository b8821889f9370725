import { LocaleProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useContent } from './use-content';

/**
 * Tells Chakra's widgets, menu and toasts, the page's language and direction. Around each of them
 * and not the whole site: a browser's first look at a language's script takes 4 ms, 16 on a phone.
 */
export function WidgetLocale({ children }: { children: ReactNode }) {
  const { tag, direction } = useContent().locale;
  const locale = direction === 'rtl' ? withRtlScript(tag) : tag;
  return <LocaleProvider locale={locale}>{children}</LocaleProvider>;
}

/** Chakra asks nobody for the direction: it takes it from the tag's script. */
function withRtlScript(tag: string): string {
  return new Intl.Locale(tag, { script: 'Arab' }).toString();
}
