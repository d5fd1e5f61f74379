import { Refusal } from './errors.ts';

/** Runs at most so many at once, the others after them in order. */
export type Limiter = <Value>(work: () => Promise<Value>) => Promise<Value>;

/** Beyond `waiting` in line, throws Refusal (503): a line that long is an attack, and each in it holds memory. */
export function atMost(limits: { readonly running: number; readonly waiting: number }): Limiter {
  let running = 0;
  const line: (() => void)[] = [];
  return async (work) => {
    if (running >= limits.running) {
      if (line.length >= limits.waiting) throw tooBusy();
      await new Promise<void>((resolve) => line.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      // The slot goes to the next in line, so nobody overtakes.
      const next = line.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

function tooBusy(): Refusal {
  return new Refusal({
    code: 'too_busy',
    status: 503,
    message: 'Too much is asked for just now. Try again shortly.',
  });
}
