/** Vite's plugins for the build, the development server and the preview, and the preview's server. */
export { buildSite } from './build-site.ts';
export { devCopy } from './dev-copy.ts';
export { previewSite, serveSite } from './serve.ts';
