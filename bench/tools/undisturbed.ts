import { readFileSync } from 'node:fs';

/** Of the processor's time that was wanted, what others may take of it in a measurement that counts. */
const MOST_TAKEN = 0.05;
/** As long as one run of a benchmark waits and tries again, in all; ms. */
const PATIENCE_MS = 15 * 60_000;
const PROBE_MS = 300;
const PAUSE_MS = 2_000;

const impatientAt = performance.now() + PATIENCE_MS;

/**
 * Measures when the machine is quiet, and again where other machines on the same hardware took the processor away
 * meanwhile. How much they took decides, never what was measured. Gives the least disturbed where none was undisturbed,
 * and says so.
 */
export async function undisturbed<T>(measure: () => Promise<T>): Promise<T> {
  let least: { readonly measured: T; readonly taken: number } | null = null;
  do {
    await quiet();
    const takenSince = watchTaken();
    const measured = await measure();
    const taken = takenSince();
    if (least === null || taken < least.taken) least = { measured, taken };
  } while (least.taken > MOST_TAKEN && performance.now() < impatientAt);
  if (least.taken > MOST_TAKEN) {
    console.log(`    other machines took ${Math.round(100 * least.taken)}% of the processor at the least`);
  }
  return least.measured;
}

/** Until a core is had for as long as it is wanted, or patience is at an end. */
async function quiet(): Promise<void> {
  while (performance.now() < impatientAt) {
    const takenSince = watchTaken();
    const until = performance.now() + PROBE_MS;
    while (performance.now() < until);
    if (takenSince() <= MOST_TAKEN) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/**
 * Begins to watch; gives the share, 0 to 1, of the processor's time wanted since then that other machines took. 0 where
 * the system does not tell (only Linux does).
 */
export function watchTaken(): () => number {
  const before = processorTimes();
  return () => {
    const after = processorTimes();
    const taken = after.taken - before.taken;
    const wanted = taken + after.worked - before.worked;
    return wanted > 0 ? taken / wanted : 0;
  };
}

/** Since the machine was started, in hundredths of a second of one core; proc(5), /proc/stat. */
function processorTimes(): { readonly worked: number; readonly taken: number } {
  try {
    const [first = ''] = readFileSync('/proc/stat', 'utf8').split('\n', 1);
    const [user = 0, nice = 0, system = 0, , , interrupts = 0, deferred = 0, taken = 0] = first
      .trim()
      .split(/\s+/)
      .slice(1)
      .map(Number);
    return { worked: user + nice + system + interrupts + deferred, taken };
  } catch {
    return { worked: 0, taken: 0 };
  }
}
