export { makePhotos, type PhotoSizes } from './photos.ts';
export { copy } from './plugin.ts';
