import { performance } from 'node:perf_hooks';

/** A terminal tells the whole group, and the launcher hands on what it got: one key press, two signals. */
const ONE_SIGNAL_MS = 1_000;

export type HeardSignal = 'stop' | 'same' | 'at once';

/**
 * What a signal to stop means: the first one begins the stop, its copies within a second mean the same, and a later one
 * says that nobody waits for what is unfinished.
 */
export function createStopSignals(now: () => number = () => performance.now()): () => HeardSignal {
  let firstAt: number | null = null;
  return () => {
    if (firstAt === null) {
      firstAt = now();
      return 'stop';
    }
    return now() - firstAt < ONE_SIGNAL_MS ? 'same' : 'at once';
  };
}
