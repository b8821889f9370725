import { useRouteContext } from '@tanstack/react-router';
import type { SiteData } from './site-data.ts';

/** The owner's facts and the page's language. */
export function useSiteData(): SiteData {
  return useRouteContext({ from: '__root__', select: ({ siteData }) => siteData });
}
