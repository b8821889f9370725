/** Resolves once the page has loaded and nothing else is to be done. */
export async function untilIdle() {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  // Safari has no idle moments.
  await new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
}

/**
 * Resolves once the visitor sees what was just changed in the document: one frame draws it, and when the
 * next begins, it is on screen.
 */
export function onScreen() {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });
}

/** Whether every byte counts: nothing is fetched ahead then. Browsers other than Chromium's don't tell. */
export function bytesAreDear(): boolean {
  const { connection } = navigator as { connection?: { saveData: boolean; effectiveType: string } };
  return !!connection && (connection.saveData || /2g/.test(connection.effectiveType));
}
