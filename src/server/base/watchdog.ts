import { url } from 'node:inspector';
import { Worker } from 'node:worker_threads';
import { childEnvironment } from './childEnvironment.ts';
import { writeLog } from './log.ts';

export type Watched = {
  /** Grows with each turn of the thread that is watched. */
  readonly turns: Int32Array<SharedArrayBuffer>;
  readonly everyMs: number;
  readonly heldMs: number;
};

/** What a program ends with whose thread took no turn any more: whoever runs it starts it again. */
export const HELD_STATUS = 70;

const EVERY_MS = 1_000;
const HELD_MS = 60_000;

/**
 * Watches this thread from another one: after a minute awake without a turn, where it is held is logged and the program
 * ends with 70. A minute that the machine slept through does not count, and nothing is watched under a debugger.
 */
export function startWatchdog({ everyMs = EVERY_MS, heldMs = HELD_MS } = {}): void {
  if (url() !== undefined) return;
  const turns = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  setInterval(() => Atomics.add(turns, 0, 1), everyMs).unref();
  const watched: Watched = { turns, everyMs, heldMs };
  const watching = new Worker(new URL('./watchdogThread.ts', import.meta.url), {
    workerData: watched,
    env: childEnvironment(),
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 },
  });
  watching.unref();
  // Without it the server runs on unwatched, which is better than not at all.
  watching.on('error', (error) => writeLog('error', `Nothing watches the server any more: ${error.message}`));
}
