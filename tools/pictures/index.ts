/**
 * Makes the small copies of photographs that pages show, and draws the preview picture of a page.
 */
export { CARD, type CardCopy, drawCard } from './card.ts';
export {
  type MadePhotos,
  makePhotos,
  photoCache,
  photoFile,
  photosFor,
  photosPath,
  portraitFile,
  tooSmall,
  wholePhoto,
  writePhotos,
} from './photos.ts';
export { default as sharp } from './sharp.ts';
