/** Ends a long task, so that the browser can paint and respond to input before the next one. */
export const yieldToMain = () => new Promise((resolve) => setTimeout(resolve));

/** Resolves once the page has loaded and the browser has nothing else to do. */
export async function idle() {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  // Safari has no idle callback.
  await new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
}
