export { buildSite } from './build-site.ts';
export { devCopy } from './dev-copy.ts';
export { previewSite, serveSite } from './serve.ts';
