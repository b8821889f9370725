import { useRouter } from '@tanstack/react-router';
import type { SiteData } from './site-data.ts';

/** The owner's facts and the page's language. */
export function useSiteData(): SiteData {
  return useRouter().options.context.siteData;
}
