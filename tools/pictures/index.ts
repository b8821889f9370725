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
