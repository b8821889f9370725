/**
 * Vite's plugins: one writes the site's pages as files, one serves the copy while developing, one
 * answers the preview's requests as a good host does. The tests serve built sites with the last one.
 */
export { buildSite } from './build-site.ts';
export { devCopy } from './dev-copy.ts';
export { previewSite } from './preview-site.ts';
export { serveSite } from './serve.ts';
