import { parentPort, workerData } from 'node:worker_threads';
import { pause } from '#trust/tools/promise.ts';

// Asks an address again and again from a thread of its own, and tells how long each answer took, and how much later than
// asked for this thread itself had its turn; both in milliseconds.
const EVERY_MS = 20;
for (;;) {
  const began = performance.now();
  await fetch(String(workerData)).catch(() => null);
  const took = performance.now() - began;
  await pause(EVERY_MS);
  parentPort?.postMessage({ took, late: performance.now() - began - took - EVERY_MS });
}
