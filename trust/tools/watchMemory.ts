import { appendFileSync } from 'node:fs';

// Loaded before a server, it collects its garbage every second and writes down what is left: bytes of heap, and how many
// timers, sockets and other things keep the program running. Needs --expose-gc.
const EVERY_MS = 1_000;

setInterval(() => {
  globalThis.gc?.();
  const left = { heap: process.memoryUsage().heapUsed, held: process.getActiveResourcesInfo().length };
  appendFileSync(process.env.WATCHED_MEMORY ?? '/dev/null', `${JSON.stringify(left)}\n`);
}, EVERY_MS).unref();
