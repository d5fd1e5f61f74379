import { atMost, type Limiter } from './atMost.ts';

/** How much longer the rest is than the work. */
const REST = 3;
const LONGEST_REST_MS = 2_000;

/** One work after the other, and after each a rest of three times as long: whoever waits for something else has that time. */
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
