/** Vite's plugins for build, development server and preview, and the server of the preview. */
export { buildSite } from './build-site.ts';
export { devCopy } from './dev-copy.ts';
export { previewSite, serveSite } from './serve.ts';
