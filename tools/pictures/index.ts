/**
 * Makes the small copies of photographs that pages show, and draws the preview picture of a page.
 */
export { CARD, drawCard, drawMark } from './card.ts';
export {
  type MadePhotos,
  makePhotos,
  photoCache,
  photosFor,
  photosPath,
  portraitFile,
  tooSmall,
  writePhotos,
} from './photos.ts';
