/** Ends the current task, so that the browser can paint and respond before the code goes on. */
export const yieldToMain = () => new Promise((resolve) => setTimeout(resolve));

/** Resolves once the page has loaded and the browser is idle. */
export async function idle() {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  // WebKit 2.50 has no `requestIdleCallback`.
  await new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
}
