import type { CreateToasterReturn } from '@chakra-ui/react';
import { createAtom } from '@tanstack/react-store';
import { yieldToMain } from '../idle';

/** What became of something that the visitor did, in words. */
export interface Notice {
  type: 'success' | 'error';
  text: string;
  /** Another way to do the same. */
  link?: { href: string; label: string };
}

/** A notice shown as a sentence, because the toast's code was not there within three seconds. */
export const sentence = createAtom<Notice | null>(null);

/** To be called with Chakra's toaster once its region is in the page. */
export let regionIsReady: (toaster: CreateToasterReturn) => void;

const region = new Promise<CreateToasterReturn>((resolve) => {
  regionIsReady = resolve;
});

/**
 * Shows a notice in place of the last one, on whatever page the visitor is: as a toast, or as a sentence
 * if the toast's code takes longer than three seconds.
 */
export async function notify(notice: Notice) {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, 3000));
  const toaster = await Promise.race([region, late]);
  if (!toaster) return sentence.set(notice);
  // The toast takes a while: what it tells of, such as an emptied form, is painted before it.
  await yieldToMain();
  toaster.remove();
  toaster.create({
    type: notice.type,
    title: notice.text,
    meta: notice.link,
    // Milliseconds (docs/specification.md).
    duration: notice.type === 'success' ? 4000 : Number.POSITIVE_INFINITY,
  });
}

/** Removes the last notice. */
export function clearNotices() {
  sentence.set(null);
  void region.then((toaster) => toaster.remove());
}
