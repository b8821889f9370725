import type { AnyRouter } from '@tanstack/react-router';
import type { Namespace } from '../i18n/content';
import { routeOf } from '../i18n/rewrite';
import { again } from './again';
import { LoadError } from './load-error';

type Load = (namespace: Namespace) => Promise<void>;

/**
 * For browsers: fetches a page's code beside its copy, each once more where a bad link loses it, and
 * tells what can't be had from what is broken. The router alone would not retry the code; it would
 * reload the document at once, which offline ends in the browser's own error page, and keep a note
 * of that in the session's storage.
 */
export function patientLoad(router: AnyRouter, loadCopy: Load): Load {
  return async (namespace) => {
    const copy = again(() => loadCopy(namespace)).catch((error) => {
      throw isGone(error) ? new LoadError(error) : error;
    });
    await Promise.all([copy, loadCode(router, namespace)]);
  };
}

/** A failed `fetch` is a TypeError; the status of an answer is the error's cause (i18n/content.ts). */
function isGone(error: unknown): boolean {
  return error instanceof TypeError || [404, 410].includes((error as Error).cause as number);
}

async function loadCode(router: AnyRouter, namespace: Namespace) {
  if (namespace === 'common') return;
  const component = router.routesByPath[routeOf(namespace)]?.options.component as
    | { preload?: () => Promise<void> }
    | undefined;
  await again(async () => {
    // It never rejects, but in a browser it is there only as long as the code is not.
    await component?.preload?.();
    if (component?.preload) throw new LoadError(`the code of ${namespace}`);
  });
}
