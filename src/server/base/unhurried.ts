import { atMost, type Limiter } from './atMost.ts';

/** How many times as long as the task the rest is. */
const REST = 3;
const LONGEST_REST_MS = 2_000;

/** Runs one task after the other, and rests after each three times as long as it took: pages have the machine meanwhile. */
export function unhurried(): Limiter {
  const inTurn = atMost({ running: 1, waiting: Number.POSITIVE_INFINITY });
  return <Value>(work: () => Promise<Value>) =>
    new Promise<Value>((resolve, reject) => {
      const workAndRest = async () => {
        const begun = performance.now();
        await work().then(resolve, reject);
        const took = performance.now() - begun;
        await new Promise((rested) => setTimeout(rested, Math.min(REST * took, LONGEST_REST_MS)));
      };
      void inTurn(workAndRest);
    });
}
