import type { Photo } from '../drawings/photo.tsx';

// tools/photos makes the copies, in the sizes of photo-sizes.ts.
type Photos = Record<string, Photo | undefined>;

const portraits: Photos = import.meta.glob<Photo>('#locales/photos/portrait.*', {
  eager: true,
  import: 'default',
  query: '?portrait',
});

/** The owner's photograph, if there is one. */
export const [portrait] = Object.values(portraits);

// Windows leaves the two files in folders with photographs.
const people: Photos = import.meta.glob<Photo>(
  ['#locales/photos/people/*', '!**/{Thumbs.db,desktop.ini}'],
  { eager: true, import: 'default', query: '?people' },
);

// A Mac may write “é” as two characters.
const faces = new Map(
  Object.entries(people).map(([path, photo]) => [path.split('/').at(-1)?.normalize(), photo]),
);

/** The photograph that a testimonial names in `avatarUrl`. */
export const faceOf = (name = '') => faces.get(name.normalize());
