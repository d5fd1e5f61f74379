/** How long work may go on before the page gets a turn: half a frame; ms. */
const BREATH = 8;

/** For long work in small steps: a function to await between the steps, which now and then lets the page paint and answer. */
export function createBreath(): () => Promise<void> {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < BREATH) return;
    await nextTurn();
    last = performance.now();
  };
}

/** A message comes at once where a timer would wait four milliseconds each time. */
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
