import { useTranslation } from 'react-i18next';
import { openingDays } from './opening-days';
import { useContent } from './use-content';

/** The days on which somebody answers, as a line of the page; nothing where the owner names none. */
export function useOpeningDays(): string | undefined {
  const { t } = useTranslation();
  const { site, locale } = useContent();
  if (!site.openDays?.length) return undefined;
  return openingDays(site.openDays, locale.tag, (from, to) => t(($) => $.dayRange, { from, to }));
}
