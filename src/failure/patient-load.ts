import type { AnyRouter } from '@tanstack/react-router';
import type { Namespace } from '../i18n/content';
import { routeOf } from '../i18n/rewrite';
import { again } from './again';
import { LoadError } from './load-error';

type Load = (namespace: Namespace) => Promise<void>;

/** Milliseconds. A link that hangs never fails by itself. */
const patience = 10_000;

/**
 * For browsers: fetches a page's code beside its copy, each once more where a bad link loses it, and
 * tells what can't be had from what is broken. The router alone would not retry the code; it would
 * reload the document at once, which offline ends in the browser's own error page, and keep a note
 * of that in the session's storage.
 */
export function patientLoad(router: AnyRouter, loadCopy: Load): Load {
  return async (namespace) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooLong = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`No answer in ${patience} ms`)), patience);
    });
    const parts = Promise.all([again(() => loadCopy(namespace)), loadCode(router, namespace)]);
    try {
      await Promise.race([parts, tooLong]);
    } catch (cause) {
      throw new LoadError(cause);
    } finally {
      clearTimeout(timer);
    }
  };
}

async function loadCode(router: AnyRouter, namespace: Namespace) {
  if (namespace === 'common') return;
  const component = router.routesByPath[routeOf(namespace)]?.options.component as
    | { preload?: () => Promise<void> }
    | undefined;
  await again(async () => {
    // It never rejects, but in a browser it is there only as long as the code is not.
    await component?.preload?.();
    if (component?.preload) throw new Error(`The code of ${namespace} did not come`);
  });
}
