import { writeSync } from 'node:fs';
import { Session } from 'node:inspector';
import { performance } from 'node:perf_hooks';
import { workerData } from 'node:worker_threads';
import { logLine } from './log.ts';
import { HELD_STATUS, type Watched } from './watchdog.ts';

// Watches the main thread (watchdog.ts). What it says is written at once: the main thread would never get to it.
const { turns, everyMs, heldMs }: Watched = workerData;

/** What is held outside of JavaScript says nothing of itself, and is ended by a signal nobody else sends. */
const TOLD_WITHIN_MS = 3_000;
const LAST_SIGNAL = 'SIGALRM';

let seen = Atomics.load(turns, 0);
let held = 0;
let last = performance.now();

const watching = setInterval(() => {
  const now = performance.now();
  // Where this thread had no turn either, the machine slept or the whole program was stopped.
  held += Math.min(now - last, 2 * everyMs);
  last = now;
  const turn = Atomics.load(turns, 0);
  if (turn !== seen) held = 0;
  seen = turn;
  if (held < heldMs) return;
  clearInterval(watching);
  end();
}, everyMs);

function end(): void {
  say(`The server took no turn for ${Math.round(held / 1000)} s and is ended with ${HELD_STATUS}.`);
  const session = new Session();
  session.connectToMainThread();
  session.post('Runtime.evaluate', { expression: ENDING });
  setTimeout(() => {
    say('Where it was held cannot be told: outside of JavaScript.');
    process.kill(process.pid, LAST_SIGNAL);
  }, TOLD_WITHIN_MS);
}

/** Run by the main thread in the midst of what holds it, so that the stack is that of what holds it. */
const ENDING = `{
  Error.stackTraceLimit = 50;
  const lines = (new Error().stack ?? '').split('\\n').slice(2).map((line) => line.trim());
  const told = new Date().toISOString() + ' ERROR It was held here. ' + JSON.stringify({ stack: lines }) + '\\n';
  process.getBuiltinModule('node:fs').writeSync(2, told);
  process.reallyExit(${HELD_STATUS});
}`;

function say(line: string): void {
  writeSync(2, logLine('error', line));
}
