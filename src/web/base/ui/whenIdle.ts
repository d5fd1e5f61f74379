/** ms */
const LATEST = 3000;

/** How long to wait where the browser does not say when it is idle; ms. */
const WITHOUT_IDLE = 200;

let isViewShown = false;
const waiting = new Set<() => void>();

/** What the page was opened for is on screen: what can wait has waited for that. */
export function viewIsShown(): void {
  isViewShown = true;
  for (const begin of waiting) begin();
  waiting.clear();
}

/**
 * Does something once the page shows what it was opened for and has nothing else to do, after some seconds at the
 * latest; gives the way to call it off.
 */
export function whenIdle(work: () => void): () => void {
  if (isViewShown) return onceIdle(work);
  let stop = () => {};
  const begin = () => {
    clearTimeout(timer);
    waiting.delete(begin);
    stop = onceIdle(work);
  };
  const timer = setTimeout(begin, LATEST);
  waiting.add(begin);
  return () => {
    clearTimeout(timer);
    waiting.delete(begin);
    stop();
  };
}

/** Does something once the page has nothing else to do, or after a time in ms; gives the way to call it off. */
export function onceIdle(work: () => void, latest: number = LATEST): () => void {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, Math.min(latest, WITHOUT_IDLE));
    return () => clearTimeout(timer);
  }
  const callback = window.requestIdleCallback(work, { timeout: latest });
  return () => window.cancelIdleCallback(callback);
}
