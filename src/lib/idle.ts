/** Resolves once the page has loaded and the browser is idle. */
export async function idle() {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  // WebKit 2.50 has no `requestIdleCallback`.
  await new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
}
