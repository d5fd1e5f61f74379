/** How long work may go on before everything else gets a turn: far less than a person would notice. */
const BREATH_MS = 10;

/**
 * For long work in small steps: a function to await between the steps, which now and then lets the event loop serve
 * the others.
 */
export function createBreath(): () => Promise<void> {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < BREATH_MS) return;
    await new Promise<void>((resolve) => setImmediate(resolve));
    last = performance.now();
  };
}
