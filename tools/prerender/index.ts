export { prerender } from './prerender.ts';
export { previewSite } from './preview.ts';
