import { readFileSync } from 'node:fs';

// Loaded before a server, it sets the server's clock ahead or back by the milliseconds that stand in a file, as it
// begins and each time the signal SIGUSR2 comes: as an administrator or a time server does, while the program runs.
// With JUMPING_CLOCK_WAKES what is done from time to time is done at once then, as on a machine that has slept.
const Machine = globalThis.Date;
const SELDOM_MS = 10_000;
let ahead = readAhead();
const seldom = new Set<() => void>();

process.on('SIGUSR2', () => {
  ahead = readAhead();
  for (const work of seldom) work();
});

function readAhead(): number {
  return Number(readFileSync(process.env.JUMPING_CLOCK ?? '', 'utf8'));
}

if (process.env.JUMPING_CLOCK_WAKES !== undefined) {
  const { setInterval: every } = globalThis;
  globalThis.setInterval = Object.assign((work: () => void, milliseconds?: number) => {
    if ((milliseconds ?? 0) >= SELDOM_MS) seldom.add(work);
    return every(work, milliseconds);
  }, every);
}

globalThis.Date = new Proxy(Machine, {
  construct: (target, given: unknown[]) => Reflect.construct(target, given.length === 0 ? [now()] : given),
  apply: () => new Machine(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});

function now(): number {
  return Machine.now() + ahead;
}
