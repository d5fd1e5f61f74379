import { readFileSync } from 'node:fs';

// Loaded before a server, it sets the server's clock ahead or back by the milliseconds that stand in a file, each time
// the signal SIGUSR2 comes: as an administrator or a time server does, while the program runs.
const Machine = globalThis.Date;
let ahead = 0;

process.on('SIGUSR2', () => {
  ahead = Number(readFileSync(process.env.JUMPING_CLOCK ?? '', 'utf8'));
});

globalThis.Date = new Proxy(Machine, {
  construct: (target, given: unknown[]) => Reflect.construct(target, given.length === 0 ? [now()] : given),
  apply: () => new Machine(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});

function now(): number {
  return Machine.now() + ahead;
}
