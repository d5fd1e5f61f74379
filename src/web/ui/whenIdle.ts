/** Does something when the page has nothing else to do, soon at the latest; gives the way to call it off. */
export function whenIdle(work: () => void): () => void {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, LATEST);
    return () => clearTimeout(timer);
  }
  const callback = window.requestIdleCallback(work, { timeout: LATEST });
  return () => window.cancelIdleCallback(callback);
}

/** ms */
const LATEST = 3000;
