import { useRouter } from '@tanstack/react-router';
import type { SiteData } from './site-data.ts';

export function useSiteData(): SiteData {
  return useRouter().options.context.siteData;
}
