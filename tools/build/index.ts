export { buildSite } from './build-site.ts';
export { devCopy } from './dev-copy.ts';
export { previewSite } from './serve.ts';
