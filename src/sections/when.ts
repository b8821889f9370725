/** Calls back when the browser has nothing else to do. Returns what calls it off. */
export function whenIdle(callback: () => void): () => void {
  // Safari has no such moments.
  if (!('requestIdleCallback' in window)) return later(callback);
  const idle = requestIdleCallback(() => callback());
  return () => cancelIdleCallback(idle);
}

/** Calls back when the frame that is being made has been drawn. Returns what calls it off. */
export function afterFrame(callback: () => void): () => void {
  let stop = () => {};
  const frame = requestAnimationFrame(() => {
    stop = later(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    stop();
  };
}

function later(callback: () => void): () => void {
  const timer = setTimeout(callback);
  return () => clearTimeout(timer);
}
