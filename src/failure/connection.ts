export type Reach = 'ok' | 'refused' | 'unreachable';

/** Asks for the head of the open page. A browser's own word that it is online is no proof. */
export async function reach(): Promise<Reach> {
  if (!navigator.onLine) return 'unreachable';
  try {
    const { ok } = await fetch(location.href, {
      method: 'HEAD',
      cache: 'no-store',
      // A bad link hangs rather than fails.
      signal: AbortSignal.timeout(5000),
    });
    return ok ? 'ok' : 'refused';
  } catch {
    return 'unreachable';
  }
}

/** Calls back once, as soon as the site can be reached again. Returns what ends the waiting. */
export function whenBack(callback: () => void): () => void {
  let waiting = true;
  const stop = () => {
    waiting = false;
    removeEventListener('online', check);
    clearInterval(timer);
  };
  const check = async () => {
    if ((await reach()) !== 'ok' || !waiting) return;
    stop();
    callback();
  };
  // Not every way back online has an event.
  const timer = setInterval(check, 5000);
  addEventListener('online', check);
  return stop;
}
