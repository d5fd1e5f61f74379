/** How long work may block the page; half a frame; ms. */
const BREATH = 8;

/**
 * For long work in small steps: await the returned function between steps, and now and then it lets the page render
 * and respond.
 */
export function createYielder(): () => Promise<void> {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < BREATH) return;
    await nextTurn();
    last = performance.now();
  };
}

/** A message arrives at once, where a timer waits four milliseconds each time. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
