import type { Page } from '@playwright/test';

/** Only layout shifts have a `value`. */
interface Entry {
  startTime: number;
  duration: number;
  value?: number;
}

/** The page's performance entries of one type, oldest first. */
export function entries(page: Page, type: string): Promise<Entry[]> {
  return page.evaluate((type) => {
    return new Promise((resolve) => {
      const observer = new PerformanceObserver((list) => {
        resolve(list.getEntriesByType(type).map((entry) => entry.toJSON()));
      });
      observer.observe({ type, buffered: true });
      // Always exists, so the observer always answers.
      observer.observe({ type: 'navigation', buffered: true });
    });
  }, type);
}
