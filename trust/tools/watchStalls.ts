import { appendFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

// Loaded before a server, it writes down how long its thread was held without looking up, in milliseconds: by its own
// work (CPU time of the thread between two turns of the event loop), which a busy machine around it does not change.
const EVERY_MS = 10;
const TOLD_FROM_MS = 20;

let before = process.threadCpuUsage();
setInterval(() => {
  const now = process.threadCpuUsage();
  const held = (now.user + now.system - before.user - before.system) / 1000;
  before = now;
  // Threads that it starts load this too; what they take holds up nobody.
  if (isMainThread && held >= TOLD_FROM_MS)
    appendFileSync(process.env.WATCHED_STALLS ?? '/dev/null', `${held.toFixed(0)}\n`);
}, EVERY_MS).unref();
