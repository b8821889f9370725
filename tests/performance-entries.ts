import type { Page } from '@playwright/test';

/** A performance entry; `value` is a layout shift's. */
interface Entry {
  startTime: number;
  duration: number;
  value?: number;
}

/** The performance entries of one type since the page was opened, oldest first. */
export function entries(page: Page, type: string): Promise<Entry[]> {
  return page.evaluate((type) => {
    return new Promise((resolve) => {
      const observer = new PerformanceObserver((list) => {
        resolve(list.getEntriesByType(type).map((entry) => entry.toJSON()));
      });
      observer.observe({ type, buffered: true });
      // Always exists, so that the observer answers even if there is no other entry.
      observer.observe({ type: 'navigation', buffered: true });
    });
  }, type);
}
