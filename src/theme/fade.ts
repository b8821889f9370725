/**
 * A page's fade of 160ms. Not by a view transition, which first takes a picture of the old page: 40 ms
 * until the new one shows, 70 at CPU 4×. It starts half-way, so that no frame is without the new words.
 */
export function fade(element: HTMLElement) {
  const fades = element.getAnimations?.({ subtree: true }).some(({ id }) => id === 'fade');
  if (fades || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  element.animate?.({ opacity: [0.5, 1] }, { duration: 160, id: 'fade' });
}
