const LATEST = 3000;

const WITHOUT_IDLE = 200;

let isViewShown = false;
const waiting = new Set<() => void>();

/** What the page was opened for is on screen: deferred work may start. */
export function viewIsShown(): void {
  isViewShown = true;
  for (const begin of waiting) begin();
  waiting.clear();
}

/**
 * Runs deferred work once the page shows what it was opened for and is idle, after some seconds at the latest;
 * returns a function that cancels.
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

/** Runs work when the page is idle, or after a time in ms; returns a function that cancels. */
export function onceIdle(work: () => void, latest: number = LATEST): () => void {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, Math.min(latest, WITHOUT_IDLE));
    return () => clearTimeout(timer);
  }
  const callback = window.requestIdleCallback(work, { timeout: latest });
  return () => window.cancelIdleCallback(callback);
}
