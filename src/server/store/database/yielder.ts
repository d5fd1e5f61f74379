/** How long work may block the event loop; ms. */
const BREATH_MS = 10;

/** For long work in small steps: await the returned function between steps, and now and then it lets the event loop run. */
export function createYielder(): () => Promise<void> {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < BREATH_MS) return;
    await new Promise<void>((resolve) => setImmediate(resolve));
    last = performance.now();
  };
}
