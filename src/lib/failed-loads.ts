/**
 * What imports threw because their file, such as a page's texts or script, could not be loaded. Only
 * Vite's event tells of scripts: the router throws such an error when it renders the page.
 */
export const failedLoads = new Set<unknown>();

globalThis.addEventListener?.('vite:preloadError', ({ payload }) => failedLoads.add(payload));
