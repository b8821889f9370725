export { CARD, drawCard, drawMark } from './card.ts';
export {
  type MadePhotos,
  makePhotos,
  photoCache,
  photosFor,
  photosPath,
  portraitFile,
  writePhotos,
} from './photos.ts';
