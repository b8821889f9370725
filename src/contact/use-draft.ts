import { useLayoutEffect, useRef, useState } from 'react';
import { keepDraft, restoreDraft } from './message';

/**
 * The form's `ref`. The form gets back what was typed before it was rendered: on an earlier visit to the
 * page, or into the prerendered form, which React replaces if its HTML was changed on the way (by a
 * translation, say).
 */
export function useDraft() {
  const ref = useRef<HTMLFormElement>(null);
  // While the form is rendered, the prerendered one is still in the page.
  useState(() => {
    const prerendered = globalThis.document?.querySelector('form');
    if (prerendered) keepDraft(prerendered);
  });
  useLayoutEffect(() => {
    const form = ref.current;
    if (!form) return;
    restoreDraft(form);
    return () => keepDraft(form);
  }, []);
  return ref;
}
